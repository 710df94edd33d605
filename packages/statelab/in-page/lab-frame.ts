import type { AnyEventObject } from 'xstate';
import type { Recorder } from '#statelab/tape/recorder.ts';
import type { Session } from '#statelab/tape/session.ts';
import type { GrowingTape } from '#statelab/tape/tape-of.ts';
import type { AccessibleNode, Cause, Tape } from '#statelab/tape/tape.ts';
import type { LabClock } from './lab-clock.ts';

/** The lab's interface to a page of its copy of the site. */
export interface PageInLab {
  readonly recorder: Recorder;
  readonly clock: LabClock;
  /** The newest session of a machine id. */
  readonly sessionOf: (machine: string) => Session | undefined;
  /** A tape that grows with its session. */
  readonly tapeOf: (session: Session, masked: boolean) => GrowingTape;
  /** The accessibility tree of the machine's part of the page. */
  readonly treeOf: (machine: string) => readonly AccessibleNode[] | undefined;
  /** Repeats a visitor's action. Returns false if the page has no such control. */
  readonly perform: (cause: Cause) => boolean;
  /** Advances a paused clock to a time in milliseconds since the session's start. */
  readonly advanceTo: (session: Session, at: number) => void;
  /** Ends an effect of the replayed machine. Returns false if no effect of that name runs. */
  readonly settle: (actor: string, event: AnyEventObject) => boolean;
  readonly send: (session: Session, event: AnyEventObject, cause: Cause | undefined) => void;
}

/** The lab's settings for the page in its frame. */
export interface LabFrame {
  /** The id of the inspected machine. */
  readonly machine: string;
  /** The tape to replay: the effects of its machine are stubbed, and the clock is paused. */
  readonly leader: Tape | undefined;
  /** The name of an effect's chosen outcome; undefined for its first. */
  readonly outcomeOf: (effect: string) => string | undefined;
  /** Called once the page's code runs. */
  readonly opened: (page: PageInLab) => void;
}

declare global {
  interface Window {
    /** The lab sets it on its own window. */
    statelabFrame?: LabFrame;
    /** A page sets it on its own window. */
    statelabPage?: PageInLab;
  }
}

/** Undefined for a page outside the lab. */
export const labAround = (): LabFrame | undefined =>
  window.parent === window ? undefined : window.parent.statelabFrame;
