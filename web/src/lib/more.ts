/** Marks an element that scrolls (`data-more`) as long as there is more of it below. */
export function more(node: HTMLElement): { destroy: () => void } {
  /** Less than this nobody misses. */
  const LITTLE = 8;
  const look = (): void => {
    node.toggleAttribute("data-more", node.scrollHeight - node.scrollTop - node.clientHeight > LITTLE);
  };
  // Once per picture: looking makes the browser lay out the page, and a turn changes it dozens of times.
  let waiting = 0;
  const soon = (): void => {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0;
      look();
    });
  };
  const sized = new ResizeObserver(look);
  sized.observe(node);
  const changed = new MutationObserver(soon);
  changed.observe(node, { childList: true, subtree: true, characterData: true, attributeFilter: ["open", "class"] });
  node.addEventListener("scroll", look, { passive: true });
  return {
    destroy() {
      sized.disconnect();
      changed.disconnect();
      cancelAnimationFrame(waiting);
      node.removeEventListener("scroll", look);
    },
  };
}
