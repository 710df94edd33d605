import type { PageInLab } from './page.ts';
import type { World } from './world.ts';

/** What the lab says to a page that it opens in its frame. */
export interface LabFrame {
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
