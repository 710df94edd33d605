interface Timer {
  readonly due: number;
  readonly fire: () => void;
}

/**
 * A clock that stands still until it is told to go on. It goes from one due timer to the
 * next, so that a timer set by another one starts at the very moment that one was due.
 * Times are milliseconds since the clock was made.
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

  /** How long until each running timer is due, soonest first. */
  get pending(): readonly number[] {
    return this.#soonestFirst().map(([, { due }]) => due - this.#now);
  }

  /** Lets time go by, and fires what comes due meanwhile, in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (
      let next = this.#soonest();
      next !== undefined && next[1].due <= end;
      next = this.#soonest()
    ) {
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

  #soonest(): [number, Timer] | undefined {
    return this.#soonestFirst()[0];
  }
}
