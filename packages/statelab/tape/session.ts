import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import { isRecord } from '#statelab/paths/is-record.ts';
import type { SystemLog } from '#statelab/system/system-log.ts';
import type { Stage } from './deeds.ts';
import type { AccessibleNode, Cause } from './tape.ts';
import type { ExecutedAction } from './timers.ts';

/** What caused an event; its control may be read from the page a moment after the event. */
export interface Probe {
  /** When the visitor did it, in milliseconds of real time; undefined where that is now. */
  readonly at?: number;
  readonly cause: Cause | undefined;
}

/** What an event, or the start, did; filled in as XState tells of it. */
export interface RawShown {
  readonly stages: Stage[];
  readonly executed: ExecutedAction[];
  snapshot: AnyMachineSnapshot | undefined;
}

/** An event as it came, before anything is worked out of it. */
export interface RawStep extends RawShown {
  readonly event: EventObject;
  /** Milliseconds of the recorder's clock. */
  readonly at: number;
  readonly probe: Probe | undefined;
  /** The actor that sent it; undefined where the page did. */
  readonly source: unknown;
}

/** What an effect sent to a machine that the recorded one runs. */
export interface RawResponse {
  readonly at: number;
  /** How many steps had begun by then. */
  readonly after: number;
  readonly source: AnyActorRef;
  readonly event: EventObject;
}

/** One running machine, from its start on. */
export interface Session {
  /** What it and every other actor of the page told each other. */
  readonly log: SystemLog;
  /** The running actor, which tells its timers from other senders. */
  readonly actor: unknown;
  opening: RawShown;
  readonly steps: RawStep[];
  readonly responses: RawResponse[];
  /** The machine's part of its page after so many steps, the latest last. */
  readonly trees: { readonly step: number; readonly tree: readonly AccessibleNode[] }[];
  /** How many of the steps are done with. */
  done: number;
  /** When it started, by the recorder's clock and as ISO 8601; undefined before. */
  startedAt: number | undefined;
  recordedAt: string;
  path: string;
  input: unknown;
}

/** Tells the snapshot of a machine from that of a plain effect. */
export const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  isRecord(snapshot) && 'machine' in snapshot;
