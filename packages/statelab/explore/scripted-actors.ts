import type { ActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate';
import type { Outcome, StepResult } from '#statelab/scenario.ts';

/** The effects of a running machine, for its driver to read and to end. */
export interface Script {
  /** The running effects by name, each with what ends it by the outcome's name. Ids tell apart those of one source: 'load (left)'. */
  readonly running: Map<string, ReadonlyMap<string, () => void>>;
  started: StepResult['started'][number][];
  sentEvents: StepResult['sentEvents'][number][];
}

export type ActorSystem = AnyActorRef['system'];

/** Finds the script of a running machine by its actor system. */
type ScriptOf = (system: ActorSystem) => Script;

type EffectSnapshot = Snapshot<unknown> & { readonly input: unknown };
type EffectLogic<Event extends EventObject> = ActorLogic<EffectSnapshot, Event, unknown>;

/** Sent by the script when an effect ends. */
const settleType = 'lab.settle';

interface Settle {
  readonly type: typeof settleType;
  readonly outcome: Outcome<unknown>;
}

const isSettle = (event: EventObject): event is Settle => event.type === settleType;

const begin = (_scope: unknown, input: unknown): EffectSnapshot => ({
  status: 'active',
  output: undefined,
  error: undefined,
  input,
});

const keep = (snapshot: EffectSnapshot): EffectSnapshot => snapshot;

const stop = (snapshot: EffectSnapshot): EffectSnapshot => ({
  ...snapshot,
  status: 'stopped',
  output: undefined,
  error: undefined,
});

const end = (snapshot: EffectSnapshot, outcome: Outcome<unknown>): EffectSnapshot =>
  'error' in outcome
    ? { ...snapshot, status: 'error', output: undefined, error: outcome.error }
    : { ...snapshot, status: 'done', output: outcome.output, error: undefined };

/** XState's id of an actor without one: '0.form.sending', or 'x:3'. */
const generatedId = /^(?:\d+\.|x:\d+$)/;

/** Whether a failure is handled, by the id of each invocation of one source. */
export type Invocations = ReadonlyMap<string, boolean>;

/** The name of a running effect. */
function nameOf(actor: string, id: string, invocations: Invocations, script: Script): string {
  const isOneOfMany = invocations.size > 1 && !generatedId.test(id);
  return isOneOfMany || script.running.has(actor) ? `${actor} (${id})` : actor;
}

/** An effect with outcomes: it runs until the script ends it. The script keeps the events sent to it. */
export const scriptedActor = (
  actor: string,
  outcomes: readonly Outcome<unknown>[],
  invocations: Invocations,
  scriptOf: ScriptOf,
): EffectLogic<EventObject> => {
  const names = new WeakMap<AnyActorRef, string>();
  return {
    getInitialSnapshot: begin,
    start: ({ input }, { self, system }) => {
      const script = scriptOf(system);
      script.started.push({ actor, input });
      const isHandled = invocations.get(self.id) ?? true;
      const possible = outcomes.filter((outcome) => isHandled || !('error' in outcome));
      const ends = possible.map((outcome) => {
        const settle: Settle = { type: settleType, outcome };
        return [outcome.name, () => self.send(settle)] as const;
      });
      const name = nameOf(actor, self.id, invocations, script);
      names.set(self, name);
      script.running.set(name, new Map(ends));
    },
    transition: (snapshot, event, { self, system }) => {
      const script = scriptOf(system);
      if (!isSettle(event) && event.type !== 'xstate.stop') {
        script.sentEvents.push({ actor, event });
        return snapshot;
      }
      script.running.delete(names.get(self) ?? actor);
      return isSettle(event) ? end(snapshot, event.outcome) : stop(snapshot);
    },
    getPersistedSnapshot: keep,
  };
};

/** The outcomes of an effect by the name that it runs under. */
export const outcomesOf = <Of>(outcomes: Readonly<Record<string, Of>>, name: string) =>
  Object.entries(outcomes).find(([actor]) => name === actor || name.startsWith(`${actor} (`));

/** An effect without outcomes: it does nothing, and the script keeps the events sent to it. */
export const recordingActor = (actor: string, scriptOf: ScriptOf): EffectLogic<EventObject> => ({
  getInitialSnapshot: begin,
  transition: (snapshot, event, { system }) => {
    if (event.type !== 'xstate.stop') scriptOf(system).sentEvents.push({ actor, event });
    return snapshot;
  },
  getPersistedSnapshot: keep,
});
