import type { ActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate';
import type { Outcome, StepResult } from '#statelab/scenario.ts';

/** The effects of a running machine, for its driver to read and to end. */
export interface Script {
  /** The running effects by name, each with what ends it by the outcome's name. A machine runs at most one effect of a name. */
  readonly running: Map<string, ReadonlyMap<string, () => void>>;
  started: StepResult['started'][number][];
  sentEvents: StepResult['sentEvents'][number][];
}

export type ActorSystem = AnyActorRef['system'];

/** Finds the script of a running machine by its actor system. */
type ScriptOf = (system: ActorSystem) => Script;

type EffectSnapshot = Snapshot<unknown> & { readonly input: unknown };
type EffectLogic<Event extends EventObject> = ActorLogic<EffectSnapshot, Event, unknown>;

/** Sent by the script when an effect ends, and by XState when it is stopped. */
type ScriptedEvent =
  | { readonly type: 'SETTLE'; readonly outcome: Outcome<unknown> }
  | { readonly type: 'xstate.stop' };

const begin = (_scope: unknown, input: unknown): EffectSnapshot => ({
  status: 'active',
  output: undefined,
  error: undefined,
  input,
});

const keep = (snapshot: EffectSnapshot): EffectSnapshot => snapshot;

function end(snapshot: EffectSnapshot, event: ScriptedEvent): EffectSnapshot {
  if (event.type === 'xstate.stop') {
    return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
  }
  return 'error' in event.outcome
    ? { ...snapshot, status: 'error', output: undefined, error: event.outcome.error }
    : { ...snapshot, status: 'done', output: event.outcome.output, error: undefined };
}

/** An effect with outcomes: it runs until the script ends it. */
export const scriptedActor = (
  actor: string,
  outcomes: readonly Outcome<unknown>[],
  scriptOf: ScriptOf,
): EffectLogic<ScriptedEvent> => ({
  getInitialSnapshot: begin,
  start: ({ input }, { self, system }) => {
    const script = scriptOf(system);
    script.started.push({ actor, input });
    const ends = outcomes.map((outcome) => {
      return [outcome.name, () => self.send({ type: 'SETTLE', outcome })] as const;
    });
    script.running.set(actor, new Map(ends));
  },
  transition: (snapshot, event, { system }) => {
    scriptOf(system).running.delete(actor);
    return end(snapshot, event);
  },
  getPersistedSnapshot: keep,
});

/** An effect without outcomes: it does nothing, and the script keeps the events sent to it. */
export const recordingActor = (actor: string, scriptOf: ScriptOf): EffectLogic<EventObject> => ({
  getInitialSnapshot: begin,
  transition: (snapshot, event, { system }) => {
    if (event.type !== 'xstate.stop') scriptOf(system).sentEvents.push({ actor, event });
    return snapshot;
  },
  getPersistedSnapshot: keep,
});
