/** What an element says about itself in `data-hint`: its name, and what is to be known of it. */
export const hint = (name: string, ...text: string[]): string => [name, ...text].join("\n");
