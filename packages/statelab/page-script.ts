import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Outcomes, Scenario, Step } from './scenario.ts';
import type { Act } from './act.ts';

/** In CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export const phone: Viewport = { width: 390, height: 844 };
export const desktop: Viewport = { width: 1280, height: 800 };

/** How the steps of a scenario happen on a page. Made by `definePage`. */
export interface PageScript<Machine extends AnyStateMachine> {
  readonly scenario: Scenario<Machine>;
  /** The path of the page on which the lab shows the machine. */
  readonly path: string;
  /** Default: `desktop`. */
  readonly viewport: Viewport;
  /** Prepares the browser for a path. */
  readonly prepare: readonly Act[];
  /** The acts that make a step happen. Throws if neither the page nor the world can. */
  acts(
    step: Step<Machine>,
    outcomes: Outcomes<Machine>,
    before?: SnapshotFrom<Machine>,
  ): readonly Act[];
  /** False for a step that only the model allows. */
  readonly canHappen: (snapshot: SnapshotFrom<Machine>, step: Step<Machine>) => boolean;
  /** What to expect of the page. Default: its view names the machine's state. */
  readonly expectations: (snapshot: SnapshotFrom<Machine>) => readonly Act[];
  /**
   * The ends of actors ('submitForm: accepted') that end a tape: from then on the world knows what the
   * machine does not.
   */
  readonly last: readonly string[];
  /** The transitions that change nothing to be seen. */
  readonly unseen: readonly string[];
  /** The widths of the window at which the view is there; undefined for all. */
  readonly widths: readonly number[] | undefined;
}
