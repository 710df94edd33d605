import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Outcome, Outcomes, Scenario } from '#statelab/scenario.ts';
import type { Act, Find } from './act.ts';
import type { Viewport } from './page-script.ts';

/** What is done, in order. */
export type Acts = Act | readonly Act[];

/** What sends each event: acts, or what makes them of the event. `'never'` where no page and no world can. */
export type EventActs<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]:
    | Acts
    | ((event: Event & { readonly type: Type }) => Acts)
    | 'never';
};

/** What has each effect end in an outcome. */
type OutcomeActs<Machine extends AnyStateMachine> = {
  readonly [Name in keyof Outcomes<Machine>]: Outcomes<Machine>[Name] extends readonly Outcome<
    infer Output
  >[]
    ? ((outcome: Outcome<Output>) => Acts) | Opening<Output>
    : never;
};

/**
 * What opens the page, so that an effect that it starts at once ends with this output. Nothing
 * else can happen in the state that starts it, and such an effect cannot fail.
 */
interface Opening<Output> {
  readonly opens: (output: Output) => Acts;
}

interface Common<Machine extends AnyStateMachine> {
  readonly scenario: Scenario<Machine>;
  /** Wide, where left out. */
  readonly viewport?: Viewport;
  /** What gets a browser ready for a path to begin. */
  readonly prepare?: readonly Act[];
  /** The moments at which the page lets an event happen: at any, where left out. */
  readonly when?: {
    readonly [Type in EventFromLogic<Machine>['type']]?: (
      snapshot: SnapshotFrom<Machine>,
    ) => boolean;
  };
  /** What is expected of the page at a moment: that its view names the machine's state, where left out. */
  readonly sights?: (snapshot: SnapshotFrom<Machine>) => readonly Act[];
  /** What its controls hold at a moment, besides. Typing what a field holds already cannot happen. */
  readonly finds?: (snapshot: SnapshotFrom<Machine>) => readonly Find[];
  /** The transitions that can't be taken on the page: the unit tests walk them. */
  readonly leftToUnitTests?: readonly string[];
}

/** The names that a map has to have: none where any text is a name. */
type Names<Each> = string extends keyof Each ? never : keyof Each;

/** A part of a definition; it may be left out where it has no name to have. */
type Part<Name extends string, Each> = [Names<Each>] extends [never]
  ? { readonly [Key in Name]?: Each }
  : { readonly [Key in Name]: Each };

/** How a project says how the steps of a scenario come about on its page. */
export type PageDefinition<Machine extends AnyStateMachine> = Common<Machine> &
  Part<'events', EventActs<EventFromLogic<Machine>>> &
  Part<'outcomes', OutcomeActs<Machine>>;
