import type { AnyStateMachine, AnyEventObject } from 'xstate';
import { transitionsOf } from '#lab/paths/transitions.ts';
import { eventOf, foldTape } from './fold.ts';
import { createJudge, type Verdict } from './guard-verdicts.ts';
import { statesOf } from '#lab/paths/states.ts';
import type { Moment } from './stepper.ts';
import type { Tape } from './tape.ts';

/** How often each part of a machine was used; 0 for what was not. */
export interface Coverage {
  /** How often each state was active during or after a step, by its id. */
  readonly states: Readonly<Record<string, number>>;
  readonly transitions: Readonly<Record<string, number>>;
  /** How often each guard said yes and no, by its name. */
  readonly guards: Readonly<Record<string, { readonly passed: number; readonly refused: number }>>;
}

const opening: AnyEventObject = { type: 'xstate.init' };

const guardNamesOf = (machine: AnyStateMachine): readonly string[] =>
  Object.keys(machine.implementations.guards);

/** Counts what some visits used of a machine, by folding them on it as it is now. */
export function coverageOf(machine: AnyStateMachine, tapes: readonly Tape[]): Coverage {
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
    const active = [...stages, snapshot].flatMap((stage) => stage._nodes.map(({ id }) => id));
    for (const id of new Set(active)) count(states, id);
    for (const name of taken) count(transitions, name);
    for (const stage of stages) countVerdicts(judge.onEntry(stage, event));
  }

  for (const tape of tapes) {
    const fold = foldTape(machine, tape);
    const start = fold.at(0);
    countMoment({ ...start, stages: [start.snapshot] }, opening);
    for (const [index, step] of tape.steps.entries()) {
      const before = fold.at(index);
      const after = fold.at(index + 1);
      if (after === before) break;
      const event = eventOf(step);
      countVerdicts(judge.onEvent(before.snapshot, event));
      countMoment(after, event);
    }
  }
  return {
    states: Object.fromEntries(states),
    transitions: Object.fromEntries(transitions),
    guards: Object.fromEntries(guards),
  };
}
