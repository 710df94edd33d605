import {
  Actor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyEventObject,
} from 'xstate';
import { editable } from '#statelab/paths/editable.ts';
import { createLoopGuard } from '#statelab/paths/endless-loop.ts';
import { transitionsOf } from '#statelab/paths/transitions.ts';
import type { Stage } from './deeds.ts';
import { isMachineSnapshot } from './session.ts';
import { delaysSetBy, timersAfter, type ExecutedAction, type Timer } from './timers.ts';

/** A machine at one moment of its life. */
export interface Moment {
  readonly snapshot: AnyMachineSnapshot;
  /** Names of the transitions that led here, in order. */
  readonly transitions: readonly string[];
  /** The step's transitions one after another, each with the machine after it, up to `snapshot`. */
  readonly stages: readonly Stage[];
  readonly executed: readonly ExecutedAction[];
  /** The timers this step set: the type of the event each one sends, and its milliseconds. */
  readonly delays: Readonly<Record<string, number>>;
  /** All timers running now. */
  readonly timers: readonly Timer[];
}

/** Steps through a machine's life without running any of its effects or timers. */
export interface Stepper {
  readonly open: (input: unknown) => Moment;
  /** The moment after an event that came so many milliseconds after the start. */
  readonly next: (moment: Moment, event: AnyEventObject, at: number) => Moment;
}

/**
 * Makes a stepper over a machine. Every effect stays a stub that is never started, so that a
 * step is a pure function of moment and event, however impure the page is. A guard or an
 * action that throws is thrown on.
 */
export function createStepper(stepped: AnyStateMachine): Stepper {
  const machine = editable(stepped);
  const names = new Map([...transitionsOf(machine)].map(([name, taken]) => [taken, name]));
  let stages: Stage[] = [];
  let executed: ExecutedAction[] = [];
  let timers: readonly Timer[] = [];
  let guard = createLoopGuard();
  let now = 0;

  const host = new Actor(machine, {
    inspect: (event) => {
      guard(event);
      if (event.type !== '@xstate.microstep') return;
      const { _transitions: taken, snapshot } = event;
      if (isMachineSnapshot(snapshot)) stages.push({ taken, snapshot });
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

  function step(at: number, running: readonly Timer[], go: () => AnyMachineSnapshot): Moment {
    stages = [];
    executed = [];
    guard = createLoopGuard();
    timers = running;
    now = at;
    const snapshot = go();
    if (snapshot.status === 'error') throw snapshot.error;
    const transitions = stages.flatMap(({ taken }) => taken.map((each) => names.get(each) ?? ''));
    return { snapshot, transitions, stages, executed, delays: delaysSetBy(executed), timers };
  }

  return {
    open: (input) => step(0, [], () => machine.getInitialSnapshot(scope, input)),
    next: (moment, event, at) =>
      step(
        at,
        moment.timers.filter(({ type }) => type !== event.type),
        () => machine.transition(moment.snapshot, event, scope),
      ),
  };
}
