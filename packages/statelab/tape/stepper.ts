import {
  Actor,
  isMachineSnapshot,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyEventObject,
} from 'xstate';
import { createLoopGuard } from '#statelab/explore/endless-loop.ts';
import { transitionNames } from '#statelab/machine/states.ts';
import type { Microstep } from './side-effects.ts';
import { timersAfter, type ExecutedAction, type Timer } from './timers.ts';

/** A snapshot and how the machine reached it. */
export interface Macrostep {
  readonly snapshot: AnyMachineSnapshot;
  /** Names of the transitions taken, in order. */
  readonly transitions: readonly string[];
  readonly microsteps: readonly Microstep[];
  readonly executed: readonly ExecutedAction[];
  /** All timers running now. */
  readonly timers: readonly Timer[];
}

/**
 * Steps a machine without running its effects or timers: a step is a pure function of macrostep and
 * event. Rethrows errors of guards and actions.
 */
export function createStepper(machine: AnyStateMachine) {
  const names = transitionNames(machine);
  let microsteps: Microstep[] = [];
  let executed: ExecutedAction[] = [];
  let timers: readonly Timer[] = [];
  let guard = createLoopGuard();
  let now = 0;

  const host = new Actor(machine, {
    inspect: (event) => {
      guard(event);
      if (event.type !== '@xstate.microstep') return;
      const { _transitions: taken, snapshot } = event;
      if (isMachineSnapshot(snapshot)) microsteps.push({ taken, snapshot });
    },
  });
  const ignore = () => {};
  const scope: AnyActorScope = {
    self: host,
    id: host.id,
    sessionId: host.sessionId,
    system: host.system,
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: (action) => {
      timers = timersAfter(timers, action, now);
      executed.push(action);
    },
  };

  function step(at: number, running: readonly Timer[], go: () => AnyMachineSnapshot): Macrostep {
    microsteps = [];
    executed = [];
    guard = createLoopGuard();
    timers = running;
    now = at;
    const snapshot = go();
    if (snapshot.status === 'error') throw snapshot.error;
    const transitions = microsteps.flatMap(({ taken }) =>
      taken.map((each) => names.get(each) ?? ''),
    );
    return { snapshot, transitions, microsteps, executed, timers };
  }

  return {
    open: (input: unknown) => step(0, [], () => machine.getInitialSnapshot(scope, input)),
    /** `at` is in milliseconds since the start. */
    next: (macrostep: Macrostep, event: AnyEventObject, at: number) =>
      step(
        at,
        macrostep.timers.filter(({ type }) => type !== event.type),
        () => machine.transition(macrostep.snapshot, event, scope),
      ),
  };
}
