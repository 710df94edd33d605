import {
  Actor,
  type AnyStateMachine,
  type EventFromLogic,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate';
import type { StepResult, Scenario, Step } from '#statelab/scenario.ts';
import { createLoopGuard } from './endless-loop.ts';
import { messageOf } from '#statelab/message-of.ts';
import { scriptMachine } from './scripted-machine.ts';
import { withStandIns } from './stand-ins.ts';
import { StepClock } from './step-clock.ts';
import { transitionNames } from '#statelab/machine/states.ts';

/** The result of a step, and the names of the transitions that it took. */
export interface Taken<
  Machine extends AnyStateMachine = AnyStateMachine,
> extends StepResult<Machine> {
  readonly transitions: readonly string[];
}

/** A running machine whose time and effects are controlled. */
export interface Driver<Machine extends AnyStateMachine = AnyStateMachine> {
  /** The transitions that the machine took at its start. */
  readonly opening: readonly string[];
  readonly snapshot: () => SnapshotFrom<Machine>;
  /** The name of this moment: the scenario's key, the time left on each timer, and the effects of a derived scenario. */
  readonly key: () => string;
  /** What can happen now; nothing once the machine is done. A wait ends when the next timer is due. */
  readonly steps: () => readonly Step<Machine>[];
  /** Performs a step. Throws if it cannot happen, or if the machine throws. */
  readonly perform: (step: Step<Machine>) => Taken<Machine>;
  readonly send: (event: EventFromLogic<Machine>) => Taken<Machine>;
  readonly wait: (ms: number) => Taken<Machine>;
  readonly settle: (actor: string, outcome: string) => Taken<Machine>;
}

/**
 * Prepares a scenario's machine. Returns what starts it, as often as needed. `watch` gets every
 * inspection event and the clock's time in milliseconds.
 */
export function prepare<Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
  watch?: (event: InspectionEvent, now: number) => void,
): () => Driver<Machine> {
  const { machine, scriptOf } = scriptMachine(scenario);
  const names = transitionNames(machine);

  /** A machine without a scenario may have actions that use its page. */
  const run = scenario.isDerived === true ? withStandIns : <Result>(act: () => Result) => act();

  return () => {
    const clock = new StepClock();
    let transitions: string[] = [];
    let failure: unknown;
    let isDone = false;
    const guard = createLoopGuard();
    const options = {
      clock,
      ...('input' in scenario && { input: scenario.input }),
      inspect: (event: InspectionEvent) => {
        guard(event);
        watch?.(event, clock.now);
        if (event.type !== '@xstate.microstep') return;
        transitions.push(...event._transitions.flatMap((taken) => names.get(taken) ?? []));
      },
    };
    const actor = run(() => new Actor(machine, options));
    const script = scriptOf(actor.system);
    actor.subscribe({
      error: (error: unknown) => (failure = error),
      complete: () => (isDone = true),
    });
    function throwFailure(where: string): void {
      if (failure === undefined) return;
      throw new Error(`The machine '${machine.id}' broke ${where}. ${messageOf(failure)}`, {
        cause: failure,
      });
    }
    run(() => actor.start());
    throwFailure('at its start');
    const opening = transitions;

    function settle(name: string, outcomeName: string): void {
      const end = script.running.get(name)?.get(outcomeName);
      if (end !== undefined) return end();
      throw new Error(`The effect '${name}' cannot end in '${outcomeName}' at this moment.`);
    }

    function perform(step: Step<Machine>): Taken<Machine> {
      const before = actor.getSnapshot();
      transitions = [];
      script.started = [];
      script.sentEvents = [];
      run(() => {
        if (step.kind === 'event') actor.send(step.event);
        else if (step.kind === 'wait') clock.advance(step.ms);
        else settle(step.actor, step.outcome);
      });
      throwFailure(`at ${JSON.stringify(step)}`);
      const { started, sentEvents } = script;
      return { step, before, after: actor.getSnapshot(), started, sentEvents, transitions };
    }

    function steps(): readonly Step<Machine>[] {
      if (isDone) return [];
      return [
        ...scenario.events
          .filter(({ when }) => when === undefined || when(actor.getSnapshot()))
          .map(({ event }) => ({ kind: 'event', event }) as const),
        ...clock.pending.slice(0, 1).map((ms) => ({ kind: 'wait', ms }) as const),
        ...[...script.running].flatMap(([name, ends]) =>
          [...ends.keys()].map((outcome) => ({ kind: 'outcome', actor: name, outcome }) as const),
        ),
      ];
    }

    return {
      opening,
      snapshot: () => actor.getSnapshot(),
      key: () => {
        // Of a machine alone, a running effect may decide what happens next.
        const running = scenario.isDerived === true ? script.running.keys() : [];
        return [scenario.key(actor.getSnapshot()), ...running, ...clock.pending].join(' ');
      },
      steps,
      perform,
      send: (event) => perform({ kind: 'event', event }),
      wait: (ms) => perform({ kind: 'wait', ms }),
      settle: (name, outcome) => perform({ kind: 'outcome', actor: name, outcome }),
    };
  };
}

/** Starts a scenario's machine. */
export const drive = <Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
): Driver<Machine> => prepare(scenario)();
