import type { createRecorder } from '#statelab/tape/recorder.ts';
import type { Session } from '#statelab/tape/session.ts';
import type { GrowingTape } from '#statelab/tape/tape-of.ts';

/** The lab's interface to a page of its copy of the site. */
export interface PageInLab {
  readonly recorder: ReturnType<typeof createRecorder>;
  /** A tape that grows with its session. */
  readonly tapeOf: (session: Session, masked: boolean) => GrowingTape;
}

/** The lab's settings for the page in its frame. */
export interface LabFrame {
  /** The id of the inspected machine. */
  readonly machine: string;
  /** The name of an effect's chosen outcome; undefined for its first. */
  readonly outcomeOf: (effect: string) => string | undefined;
  /** Called once the page's code runs. */
  readonly opened: (page: PageInLab) => void;
}

declare global {
  interface Window {
    /** The lab sets it on its own window. */
    statelabFrame?: LabFrame;
  }
}

/** Undefined for a page outside the lab. */
export const labAround = (): LabFrame | undefined =>
  window.parent === window ? undefined : window.parent.statelabFrame;
