/** Where friends, and one's own other devices, can open a link to this server. */
import { api } from "./api";
import type { Addresses } from "./protocol";

export class Reach {
  /** The page was opened on the machine of the server: the address it has leads nowhere from elsewhere. */
  readonly local = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
  /** What the server says of itself; only hosts are told. */
  where = $state.raw<Addresses | null>(null);
  chosen = $state("");
  #asked = $state(false);
  /** Beginnings of links that work elsewhere, the best first. */
  readonly bases = $derived([
    ...(this.where?.public ? [this.where.public] : []),
    ...(this.local ? (this.where?.listens ? this.where.near : []) : [location.origin]),
  ]);
  readonly base = $derived(this.bases.includes(this.chosen) ? this.chosen : (this.bases[0] ?? location.origin));
  /** Links work on this machine only. */
  readonly onlyHere = $derived(this.local && this.#asked && this.bases.length === 0);

  async look(table: string, tokens: string[]): Promise<void> {
    this.where = await api.addresses(table, tokens).catch(() => null);
    this.#asked = true;
  }

  /** The address of a page of this server; what is no path might make another host of it. */
  link(path: string): string {
    return this.base + (path.startsWith("/") ? path : "/");
  }
}
