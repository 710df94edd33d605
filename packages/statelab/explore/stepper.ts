import {
  Actor,
  isMachineSnapshot,
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyEventObject,
  type AnyTransitionDefinition,
} from 'xstate';
import { endIfEndless } from './endless-loop.ts';
import { transitionNames } from '#statelab/machine/states.ts';
import { timersAfter, type ExecutedAction, type Timer } from './timers.ts';

/** Transitions that are taken together, and the snapshot after them. */
export interface Microstep {
  readonly taken: readonly AnyTransitionDefinition[];
  readonly snapshot: AnyMachineSnapshot;
}

/** A snapshot and how the machine reached it. */
export interface Macrostep {
  readonly snapshot: AnyMachineSnapshot;
  /** Names of the transitions taken, in order. */
  readonly transitions: readonly string[];
  /** Those that took transitions. */
  readonly microsteps: Microstep[];
  readonly executed: ExecutedAction[];
  /** All timers running now. */
  readonly timers: readonly Timer[];
}

type Before = Pick<Macrostep, 'snapshot' | 'timers'>;

type Run = AnyActorScope['actionExecutor'];

const ignore = () => {};

/**
 * Steps a machine as XState's `transition` does: a step is a pure function of macrostep and event,
 * and effects and timers are listed, not run. Unlike `transition`, it names the transitions and ends
 * endless loops. `run` gets each action, and may run it. Rethrows errors of guards and actions.
 */
export function createStepper(machine: AnyStateMachine, run: Run = ignore) {
  const names = transitionNames(machine);
  let microsteps: Microstep[] = [];
  let executed: ExecutedAction[] = [];
  let timers: readonly Timer[] = [];
  let now = 0;

  const host = new Actor(machine, {
    inspect: (event) => {
      if (event.type !== '@xstate.microstep') return;
      if (event.actorRef.sessionId !== event.rootId) return;
      const { _transitions: taken, snapshot } = event;
      if (taken.length === 0 || !isMachineSnapshot(snapshot)) return;
      microsteps.push({ taken, snapshot });
      endIfEndless(microsteps);
    },
  });
  const opening = host.getSnapshot();
  let current = opening;
  // What an action gets of its own machine, and sends to it.
  Object.assign(host, {
    getSnapshot: () => current,
    send: (event: AnyEventObject) =>
      executed.push({ type: 'xstate.sendTo', params: { to: host, event } }),
  });
  // XState's system takes an id only once, but every branch of an exploration starts its actors.
  const named = new Map<string, AnyActorRef>();
  Object.assign(host.system, {
    _set: (id: string, actor: AnyActorRef) => named.set(id, actor),
    get: (id: string) => named.get(id),
  });
  const scope: AnyActorScope = {
    self: host,
    id: host.id,
    sessionId: host.sessionId,
    system: host.system,
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ({ id, _parent }) => {
      if (_parent !== host) throw new Error(`It stops ${id}, which is not a child of it.`);
    },
    actionExecutor: (action) => {
      timers = timersAfter(timers, action, now);
      executed.push(action);
      run(action);
    },
  };

  function step(from: Before, at: number, go: () => AnyMachineSnapshot): Macrostep {
    current = from.snapshot;
    microsteps = [];
    executed = [];
    timers = from.timers;
    now = at;
    const snapshot = go();
    if (snapshot.status === 'error') throw snapshot.error;
    const transitions = microsteps.flatMap(({ taken }) =>
      taken.map((each) => names.get(each) ?? ''),
    );
    return { snapshot, transitions, microsteps, executed, timers };
  }

  return {
    /** The machine, as its actions see it. */
    host,
    open: (input: unknown) =>
      step({ snapshot: opening, timers: [] }, 0, () => machine.getInitialSnapshot(scope, input)),
    /** `at` is in milliseconds since the start. */
    next: (from: Before, event: AnyEventObject, at: number) =>
      step(from, at, () => machine.transition(from.snapshot, event, scope)),
  };
}
