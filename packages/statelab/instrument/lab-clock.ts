import { StepClock } from '#statelab/paths/step-clock.ts';

type RealTimers = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;

/**
 * A page's clock in the lab: it follows real time, or stands still and goes on by steps, so
 * that nobody need wait for a timer. Times are milliseconds since it was made.
 */
export class LabClock {
  readonly #steps = new StepClock();
  readonly #realNow: () => number;
  readonly #timers: RealTimers;
  /** The real time up to which a running clock has come; undefined while it stands still. */
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

  /** What this clock says at a moment of real time, no earlier than it has come already. */
  at(real: number): number {
    return this.#followed === undefined || this.#isAdvancing
      ? this.#steps.now
      : this.#steps.now + Math.max(0, real - this.#followed);
  }

  get isRunning(): boolean {
    return this.#followed !== undefined;
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

  /** Lets time stand still. */
  pause(): void {
    this.#follow();
    this.#followed = undefined;
    this.#timers.clearTimeout(this.#wake);
  }

  /** Lets time go on as real time does. */
  resume(): void {
    this.#followed ??= this.#realNow();
    this.#sleep();
  }

  /** Lets a clock that stands still go on by so many milliseconds, firing what comes due. */
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
