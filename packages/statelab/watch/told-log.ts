import { mostReports } from './limits.ts';
import type { Told } from './report.ts';

/** The most text that is kept, in characters. */
const mostText = 20_000_000;

interface Kept {
  readonly told: Told;
  readonly text: string;
}

/** What an actor last was outlasts the events that led there. */
const keyOf = (told: Told): string | undefined =>
  told.type === '@xstate.actor' || told.type === '@xstate.snapshot'
    ? JSON.stringify([told.app, told.sessionId, told.type])
    : undefined;

/** What apps told, for whoever begins to watch later: the newest reports, and of older ones what actors are. */
export class ToldLog {
  #newest: Kept[] = [];
  #length = 0;
  readonly #lasting = new Map<string, Kept>();

  keep(told: Told, text: string): void {
    this.#newest.push({ told, text });
    this.#length += text.length;
    while (this.#newest.length > mostReports || this.#length > mostText) this.#age();
  }

  /** Forgets an app that has gone. */
  forget(app: string): void {
    this.#newest = this.#newest.filter(({ told }) => told.app !== app);
    this.#length = this.#newest.reduce((sum, { text }) => sum + text.length, 0);
    for (const [key, { told }] of this.#lasting) if (told.app === app) this.#lasting.delete(key);
  }

  /** In an order in which they can be told. */
  texts(): readonly string[] {
    return [...this.#lasting.values(), ...this.#newest].map(({ text }) => text);
  }

  #age(): void {
    const oldest = this.#newest.shift();
    if (oldest === undefined) return;
    this.#length -= oldest.text.length;
    const key = keyOf(oldest.told);
    if (key === undefined) return;
    this.#lasting.set(key, oldest);
    while (this.#lasting.size > 2 * mostReports) {
      const [first = ''] = this.#lasting.keys();
      this.#lasting.delete(first);
    }
  }
}
