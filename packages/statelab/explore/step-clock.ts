interface Timer {
  readonly due: number;
  readonly fire: () => void;
}

/**
 * A clock that only `advance` moves. It goes from one due timer to the next, so a timer that another
 * one sets starts when that one was due. Times are in milliseconds from its start.
 */
export class StepClock {
  #now = 0;
  #lastId = 0;
  readonly #timers = new Map<number, Timer>();

  get now(): number {
    return this.#now;
  }

  setTimeout(fire: () => void, delay: number): number {
    this.#lastId += 1;
    this.#timers.set(this.#lastId, { due: this.#now + delay, fire });
    return this.#lastId;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  /** The time left on each timer, soonest first. */
  get pending(): readonly number[] {
    return this.#soonestFirst().map(([, { due }]) => due - this.#now);
  }

  /** Advances the time, and fires due timers in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#soonestFirst();
      if (next === undefined || next[1].due > end) break;
      const [id, { due, fire }] = next;
      this.#now = due;
      this.#timers.delete(id);
      fire();
    }
    this.#now = end;
  }

  #soonestFirst(): [number, Timer][] {
    return [...this.#timers].toSorted(([, a], [, b]) => a.due - b.due);
  }
}
