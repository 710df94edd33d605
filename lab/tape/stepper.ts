import {
  Actor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyEventObject,
} from 'xstate';
import { editable } from '#lab/paths/editable.ts';
import { transitionsOf } from '#lab/paths/transitions.ts';
import { isMachineSnapshot } from './session.ts';
import { timersAfter, timerSetBy, type Timer } from './timers.ts';

/** A machine at one moment of its life. */
export interface Moment {
  readonly snapshot: AnyMachineSnapshot;
  /** Names of the transitions that led here, in order. */
  readonly transitions: readonly string[];
  /** The machine after each transition of the step, up to `snapshot`. */
  readonly stages: readonly AnyMachineSnapshot[];
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
  let transitions: string[] = [];
  let stages: AnyMachineSnapshot[] = [];
  let delays: Record<string, number> = {};
  let timers: readonly Timer[] = [];
  let now = 0;

  const host = new Actor(machine, {
    inspect: (event) => {
      if (event.type !== '@xstate.microstep') return;
      for (const taken of event._transitions) transitions.push(names.get(taken) ?? '');
      if (isMachineSnapshot(event.snapshot)) stages.push(event.snapshot);
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
      const set = timerSetBy(action, now);
      if (set !== undefined) delays[set.type] = set.delay;
    },
  };

  function step(at: number, running: readonly Timer[], go: () => AnyMachineSnapshot): Moment {
    transitions = [];
    stages = [];
    delays = {};
    timers = running;
    now = at;
    const snapshot = go();
    if (snapshot.status === 'error') throw snapshot.error;
    return { snapshot, transitions, stages, delays, timers };
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
