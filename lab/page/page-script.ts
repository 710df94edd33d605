import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { stateName } from '#lab/state-name.ts';
import type { Outcomes, Scenario, Step } from '#lab/scenario.ts';
import type { Act, Find } from './act.ts';

/** How the steps of a scenario come about on the site's page that runs the machine. */
export interface PageScript<Machine extends AnyStateMachine> {
  readonly scenario: Scenario<Machine>;
  /** The window in which the machine's part of the page is shown. */
  readonly viewport: { readonly width: number; readonly height: number };
  /** What gets a browser ready for a path to begin. */
  readonly prepare: readonly Act[];
  /** What makes a step happen, an effect's outcome as it is given. Throws where no page and no world can. */
  acts(step: Step<Machine>, outcomes: Outcomes<Machine>): readonly Act[];
  /** False for what the model allows and no page or world can do. */
  readonly canHappen: (snapshot: SnapshotFrom<Machine>, step: Step<Machine>) => boolean;
  /** The transitions that can't be taken on a page for that reason: the unit tests walk them. */
  readonly leftToUnitTests: readonly string[];
  /** What is expected of the page at a moment, where that is more than the state its view names. */
  readonly sights?: (snapshot: SnapshotFrom<Machine>) => readonly Act[];
  /** What its controls hold at a moment: it changes where the state that the view names does not. */
  readonly finds?: (snapshot: SnapshotFrom<Machine>) => readonly Find[];
}

/** Windows in which the narrow and the wide parts of the site show. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** What is expected of a page at a moment of its model. */
export const sightsAt = <Machine extends AnyStateMachine>(
  { scenario, sights, finds }: PageScript<Machine>,
  snapshot: SnapshotFrom<Machine>,
): readonly Act[] => [
  ...(sights?.(snapshot) ?? [
    { do: 'see', machine: scenario.machine.id, state: stateName(snapshot) } as const,
  ]),
  ...(finds?.(snapshot) ?? []),
];

/** The outcome of a name that a scenario gives an effect. Throws a sentence where it gives none. */
export function outputNamed<Output>(
  outcomes: readonly ({ readonly name: string } & ({ readonly output: Output } | object))[],
  name: string,
): Output {
  for (const outcome of outcomes) {
    if (outcome.name === name && 'output' in outcome) return outcome.output;
  }
  throw new Error(`The scenario knows no outcome '${name}' that a page could bring about.`);
}

/** Refuses an event that a script's `canHappen` leaves out. */
export function notOnAPage({ type }: { readonly type: string }): never {
  throw new Error(`No page can bring about the event ${type}.`);
}
