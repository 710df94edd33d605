import { mostReports, type WatchMessage } from './report.ts';

/** Maximum length of the buffered text, in characters. */
const mostText = 20_000_000;

interface Kept {
  readonly message: WatchMessage;
  readonly text: string;
}

/** The latest snapshot of an actor outlives its events. */
const keyOf = (message: WatchMessage): string | undefined =>
  message.type === '@xstate.actor' || message.type === '@xstate.snapshot'
    ? JSON.stringify([message.app, message.sessionId, message.type])
    : undefined;

/** Replays reports to late watchers: the newest ones, and the latest snapshot of each actor. */
export class ReportBuffer {
  #newest: Kept[] = [];
  #length = 0;
  readonly #lasting = new Map<string, Kept>();

  keep(message: WatchMessage, text: string): void {
    this.#newest.push({ message, text });
    this.#length += text.length;
    while (this.#newest.length > mostReports || this.#length > mostText) this.#age();
  }

  forget(app: string): void {
    this.#newest = this.#newest.filter(({ message }) => message.app !== app);
    this.#length = this.#newest.reduce((sum, { text }) => sum + text.length, 0);
    for (const [key, { message }] of this.#lasting)
      if (message.app === app) this.#lasting.delete(key);
  }

  /** In the order in which to send them. */
  texts(): readonly string[] {
    return [...this.#lasting.values(), ...this.#newest].map(({ text }) => text);
  }

  #age(): void {
    const oldest = this.#newest.shift();
    if (oldest === undefined) return;
    this.#length -= oldest.text.length;
    const key = keyOf(oldest.message);
    if (key === undefined) return;
    this.#lasting.set(key, oldest);
    while (this.#lasting.size > 2 * mostReports) {
      const [first = ''] = this.#lasting.keys();
      this.#lasting.delete(first);
    }
  }
}
