import type { AnyStateMachine, AnyEventObject } from 'xstate';
import { stateName } from '#statelab/state-name.ts';
import { transitionsOf } from '#statelab/paths/transitions.ts';
import { eventOf, foldTape, type Fold } from './fold.ts';
import { fingerprint } from './fingerprint.ts';
import { createJudge, type Verdict } from './guard-verdicts.ts';
import { statesOf } from '#statelab/paths/states.ts';
import type { Moment } from './stepper.ts';
import type { Tape } from './tape.ts';

/** How often each part of a machine was used; 0 for what was not. */
export interface Coverage {
  /** How often each state was active during or after a step, by its id. */
  readonly states: Readonly<Record<string, number>>;
  readonly transitions: Readonly<Record<string, number>>;
  /** How often each guard said yes and no, by its name. */
  readonly guards: Readonly<Record<string, { readonly passed: number; readonly refused: number }>>;
  /** Only where it was counted of visits that are over. */
  readonly visits?: Visits | undefined;
}

/** What is told of visits as such. */
export interface Visits {
  /** How many ended in each state, by the state's name; of a state in which none did, nothing. */
  readonly ends: Readonly<Record<string, number>>;
  /** How many were recorded on another shape of the machine. */
  readonly otherShape: number;
}

const opening: AnyEventObject = { type: 'xstate.init' };

const guardNamesOf = (machine: AnyStateMachine): readonly string[] =>
  Object.keys(machine.implementations.guards);

/**
 * Counts what some visits used of a machine, by folding them on it as it is now. A visit on which
 * the machine breaks counts up to there.
 */
export function coverageOf(
  machine: AnyStateMachine,
  tapes: readonly Tape[],
  foldOf: (tape: Tape) => Fold = (tape) => foldTape(machine, tape),
): Coverage & { readonly visits: Visits } {
  const shape = fingerprint(machine);
  const ends = new Map<string, number>();
  const states = new Map(statesOf(machine).map(({ id }) => [id, 0]));
  const transitions = new Map([...transitionsOf(machine).keys()].map((name) => [name, 0]));
  const guards = new Map(guardNamesOf(machine).map((name) => [name, { passed: 0, refused: 0 }]));
  const judge = createJudge(machine);
  const count = (counts: Map<string, number>, name: string) =>
    counts.set(name, (counts.get(name) ?? 0) + 1);

  const countVerdicts = (verdicts: readonly Verdict[]): void => {
    for (const { guard, passed } of verdicts) {
      const counted = guards.get(guard) ?? { passed: 0, refused: 0 };
      guards.set(guard, {
        passed: counted.passed + (passed ? 1 : 0),
        refused: counted.refused + (passed ? 0 : 1),
      });
    }
  };

  function countMoment(
    { snapshot, stages, transitions: taken }: Moment,
    event: AnyEventObject,
  ): void {
    const active = [...stages.map((stage) => stage.snapshot), snapshot].flatMap(({ _nodes }) =>
      _nodes.map(({ id }) => id),
    );
    for (const id of new Set(active)) count(states, id);
    for (const name of taken) count(transitions, name);
    for (const stage of stages) countVerdicts(judge.onEntry(stage.snapshot, event));
  }

  for (const tape of tapes) {
    const fold = foldOf(tape);
    const start = fold.at(0);
    countMoment({ ...start, stages: [{ taken: [], snapshot: start.snapshot }] }, opening);
    for (const [index, step] of tape.steps.entries()) {
      const before = fold.at(index);
      const after = fold.at(index + 1);
      if (after === before) break;
      const event = eventOf(step);
      countVerdicts(judge.onEvent(before.snapshot, event));
      countMoment(after, event);
    }
    count(ends, stateName(fold.at(tape.steps.length).snapshot) || machine.id);
  }
  return {
    states: Object.fromEntries(states),
    transitions: Object.fromEntries(transitions),
    guards: Object.fromEntries(guards),
    visits: {
      ends: Object.fromEntries(ends),
      otherShape: tapes.filter((tape) => tape.fingerprint !== shape).length,
    },
  };
}
