import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Recorder } from '#statelab/tape/recorder.ts';
import type { Session } from '#statelab/tape/session.ts';
import type { AccessibleNode, Cause, Tape } from '#statelab/tape/tape.ts';
import type { LabClock } from './lab-clock.ts';
import type { World } from './world.ts';

/** A page of the lab's copy of the site, as the lab sees it. */
export interface PageInLab {
  readonly recorder: Recorder;
  readonly clock: LabClock;
  /** The visit of the machine of that id; of several, the one that started last. */
  readonly sessionOf: (machine: string) => Session | undefined;
  /** A tape that grows with a visit. */
  readonly tapeOf: (session: Session, masked: boolean) => () => Tape;
  /** What assistive technology is given of the machine's part of the page; undefined where it has none. */
  readonly treeOf: (machine: string) => readonly AccessibleNode[] | undefined;
  /** The machine as it is now; the page may show another moment. */
  readonly snapshotOf: (session: Session) => AnyMachineSnapshot | undefined;
  /** Makes a machine's views show a recorded snapshot, or its current one if none is given. */
  readonly show: (session: Session, moment: AnyMachineSnapshot | undefined) => void;
  /** Does to the page what a visitor did. False where the page has no such control. */
  readonly perform: (cause: Cause) => boolean;
  /** Lets a page whose clock stands still live up to a time of the visit, in milliseconds since its start. */
  readonly advanceTo: (session: Session, at: number) => void;
  /** Ends an effect of the led machine. False if no effect of that name is running. */
  readonly settle: (actor: string, event: AnyEventObject) => boolean;
  /** Sends the machine an event as whoever sent it then. */
  readonly send: (session: Session, event: AnyEventObject, cause: Cause | undefined) => void;
  /** Lets the led machine's effects and its time go on for real. */
  readonly release: () => void;
}

/** What the lab says to a page that it opens in its frame. */
export interface LabFrame {
  /** The machine that the lab looks at. */
  readonly machine: string;
  /** The machine that a tape is going to lead: its effects are held, and time stands still. */
  readonly leads: string | undefined;
  /** What that machine was given at its start, as a tape keeps it. */
  readonly input: unknown;
  /** The keys that forms get in that visit, in order. */
  readonly keys: readonly string[];
  /** How an effect on the outside world ends: the name of an outcome of the scenario; undefined where the world decides. */
  readonly answer: (effect: string) => string | undefined;
  /** What the world around the page answers now. */
  readonly world: () => World;
  /** Told once the page's code runs. */
  readonly opened: (page: PageInLab) => void;
}

declare global {
  interface Window {
    /** Set by the lab on its own window, for the page in its frame. */
    waymarkLab?: LabFrame;
    /** Set by a page of the lab's copy of the site on its own window. */
    waymarkPage?: PageInLab;
  }
}

/** The lab around this page; undefined where a page is opened by itself. */
export const labAround = (): LabFrame | undefined =>
  window.parent === window ? undefined : window.parent.waymarkLab;
