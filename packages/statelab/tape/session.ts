import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Microstep } from '#statelab/explore/stepper.ts';
import type { Cause } from './tape.ts';
import type { ExecutedAction } from '#statelab/explore/timers.ts';

/** What caused an event. The cause may be set in a microtask after the event. */
export interface Probe {
  /** In milliseconds of real time; undefined for now. */
  readonly at?: number;
  readonly cause: Cause | undefined;
}

/** What an event, or the start, did; filled in by inspection. */
export interface RawShown {
  readonly microsteps: Microstep[];
  readonly executed: ExecutedAction[];
  snapshot: AnyMachineSnapshot | undefined;
}

/** A step with references only, as the recorder keeps it. */
export interface RawStep extends RawShown {
  readonly event: EventObject;
  /** Milliseconds of the recorder's clock. */
  readonly at: number;
  readonly probe?: Probe | undefined;
  /** The sending actor; undefined for the page. */
  readonly source: unknown;
}

/** The recording of one running machine. */
export interface Session {
  /** The recorded actor: the sender of its own timers. */
  readonly actor: unknown;
  opening: RawShown;
  /** Those that are complete. */
  readonly steps: RawStep[];
  /** By the recorder's clock; undefined before the start. */
  startedAt: number | undefined;
  /** ISO 8601. */
  recordedAt: string;
  path: string;
  input: unknown;
}
