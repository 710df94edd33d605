import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Outcome, Outcomes } from '#statelab/scenario.ts';
import type { Act, Find } from '#statelab/act.ts';
import type { PageScript } from '#statelab/page-script.ts';

export type Acts = Act | readonly Act[];

/** The acts that send each event, or `'never'` if neither the page nor the world can. */
export type EventActs<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]:
    | Acts
    | ((event: Event & { readonly type: Type }, before?: AnyMachineSnapshot) => Acts)
    | 'never';
};

/** The acts that end each effect, or `'never'` for an end that the page cannot meet. */
type OutcomeActs<Machine extends AnyStateMachine> = {
  readonly [Name in keyof Outcomes<Machine>]: Outcomes<Machine>[Name] extends readonly Outcome<
    infer Output
  >[]
    ? ((outcome: Outcome<Output>) => Acts | 'never') | Opening<Output>
    : never;
};

/**
 * The acts that open the page so that an effect that starts with it ends with this output. Such an
 * effect must succeed before anything else happens.
 */
interface Opening<Output> {
  readonly opens: (output: Output) => Acts;
}

/** What a page's script also says. */
type Facts<Machine extends AnyStateMachine> = Pick<PageScript<Machine>, 'scenario' | 'path'> &
  Partial<Omit<PageScript<Machine>, 'scenario' | 'path' | 'acts' | 'canHappen'>>;

interface Limits<Machine extends AnyStateMachine> {
  /** Limits an event to snapshots in which the page allows it. */
  readonly when?: {
    readonly [Type in EventFromLogic<Machine>['type']]?: (
      snapshot: SnapshotFrom<Machine>,
    ) => boolean;
  };
  /** The expected values of controls. */
  readonly finds?: (snapshot: SnapshotFrom<Machine>) => readonly Find[];
}

/** The required keys of a map; none if any string is a key. */
type Names<Each> = string extends keyof Each ? never : keyof Each;

/** A part of a definition; optional without required keys. */
type Part<Name extends string, Each> = [Names<Each>] extends [never]
  ? { readonly [Key in Name]?: Each }
  : { readonly [Key in Name]: Each };

/** How the steps of a scenario happen on a page. */
export type PageDefinition<Machine extends AnyStateMachine> = Facts<Machine> &
  Limits<Machine> &
  Part<'events', EventActs<EventFromLogic<Machine>>> &
  Part<'outcomes', OutcomeActs<Machine>>;
