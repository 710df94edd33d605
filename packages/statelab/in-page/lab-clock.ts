import { StepClock } from '#statelab/explore/step-clock.ts';

type RealTimers = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;

/**
 * A page's clock in the lab: it follows real time, or is paused and advances by steps. Times are
 * milliseconds since its creation.
 */
export class LabClock {
  readonly #steps = new StepClock();
  readonly #realNow: () => number;
  readonly #timers: RealTimers;
  /** The real time of the last update; undefined while paused. */
  #followed: number | undefined;
  #wake: ReturnType<typeof setTimeout> | undefined;
  #isAdvancing = false;

  constructor(realNow: () => number, timers: RealTimers = globalThis) {
    this.#realNow = realNow;
    this.#timers = timers;
    this.#followed = realNow();
  }

  get now(): number {
    return this.at(this.#followed === undefined ? 0 : this.#realNow());
  }

  /** The time of this clock at a real time; never runs backwards. */
  at(real: number): number {
    return this.#followed === undefined || this.#isAdvancing
      ? this.#steps.now
      : this.#steps.now + Math.max(0, real - this.#followed);
  }

  setTimeout(fire: () => void, delay: number): number {
    this.#follow();
    const id = this.#steps.setTimeout(fire, delay);
    this.#sleep();
    return id;
  }

  clearTimeout(id: number): void {
    this.#steps.clearTimeout(id);
  }

  pause(): void {
    this.#follow();
    this.#followed = undefined;
    this.#timers.clearTimeout(this.#wake);
  }

  resume(): void {
    this.#followed ??= this.#realNow();
    this.#sleep();
  }

  /** Advances a paused clock and fires its due timers. */
  advance(ms: number): void {
    this.#isAdvancing = true;
    try {
      this.#steps.advance(ms);
    } finally {
      this.#isAdvancing = false;
    }
  }

  #follow(): void {
    if (this.#followed === undefined || this.#isAdvancing) return;
    const now = this.#realNow();
    const passed = now - this.#followed;
    this.#followed = now;
    this.advance(passed);
  }

  #sleep(): void {
    if (this.#followed === undefined || this.#isAdvancing) return;
    this.#timers.clearTimeout(this.#wake);
    const [soonest] = this.#steps.pending;
    if (soonest === undefined) return;
    this.#wake = this.#timers.setTimeout(() => {
      this.#follow();
      this.#sleep();
    }, soonest);
  }
}
