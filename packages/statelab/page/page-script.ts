import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Outcomes, Scenario, Step } from '#statelab/scenario.ts';
import type { Act } from './act.ts';

/** A window in which a machine's part of the page is shown, in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Windows in which the narrow and the wide parts of the site show. */
export const phone: Viewport = { width: 390, height: 844 };
export const desktop: Viewport = { width: 1280, height: 800 };

/** How the steps of a scenario come about on the site's page that runs the machine; `definePage` makes it. */
export interface PageScript<Machine extends AnyStateMachine> {
  readonly scenario: Scenario<Machine>;
  readonly viewport: Viewport;
  /** What gets a browser ready for a path to begin. */
  readonly prepare: readonly Act[];
  /** What makes a step happen, an effect's outcome as it is given. Throws a sentence where no page and no world can. */
  acts(step: Step<Machine>, outcomes: Outcomes<Machine>): readonly Act[];
  /** False for what the model allows and no page or world can do. */
  readonly canHappen: (snapshot: SnapshotFrom<Machine>, step: Step<Machine>) => boolean;
  /** What is expected of the page at a moment of its model. */
  readonly sights: (snapshot: SnapshotFrom<Machine>) => readonly Act[];
  /** The transitions that can't be taken on the page: the unit tests walk them. */
  readonly leftToUnitTests: readonly string[];
}
