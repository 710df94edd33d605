import type { AnyStateMachine, AnyEventObject } from 'xstate';
import { stateName } from '#statelab/machine/state-name.ts';
import { transitionsOf } from '#statelab/machine/transitions.ts';
import { eventOf, foldTape, type Fold } from './fold.ts';
import { fingerprint } from '#statelab/machine/fingerprint.ts';
import { guardsOnEntry, guardsOnEvent, type GuardResult } from './guard-results.ts';
import { statesOf } from '#statelab/machine/states.ts';
import type { Macrostep } from './stepper.ts';
import type { Tape } from './tape.ts';

/** How often each part of a machine was used; 0 for unused parts. */
export interface Coverage {
  /** By state id: how often it was active during or after a step. */
  readonly states: Readonly<Record<string, number>>;
  readonly transitions: Readonly<Record<string, number>>;
  /** By guard name. */
  readonly guards: Readonly<Record<string, { readonly passed: number; readonly refused: number }>>;
  /** Only in coverage of finished visits. */
  readonly visits?: Visits | undefined;
}

export interface Visits {
  /** How many visits ended in each state, by its name. States without visits are left out. */
  readonly ends: Readonly<Record<string, number>>;
  /** How many visits were recorded on another shape of the machine. */
  readonly otherShape: number;
}

const opening: AnyEventObject = { type: 'xstate.init' };

const guardNamesOf = (machine: AnyStateMachine): readonly string[] =>
  Object.keys(machine.implementations.guards);

/**
 * Folds visits on today's machine and counts the parts that they use. A visit on which the
 * machine throws counts up to that step.
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
  const count = (counts: Map<string, number>, name: string) =>
    counts.set(name, (counts.get(name) ?? 0) + 1);

  const countResults = (results: readonly GuardResult[]): void => {
    for (const { guard, passed } of results) {
      const counted = guards.get(guard) ?? { passed: 0, refused: 0 };
      guards.set(guard, {
        passed: counted.passed + (passed ? 1 : 0),
        refused: counted.refused + (passed ? 0 : 1),
      });
    }
  };

  function countMacrostep(
    { snapshot, microsteps, transitions: taken }: Macrostep,
    event: AnyEventObject,
  ): void {
    const active = [...microsteps.map((microstep) => microstep.snapshot), snapshot].flatMap(
      ({ _nodes }) => _nodes.map(({ id }) => id),
    );
    for (const id of new Set(active)) count(states, id);
    for (const name of taken) count(transitions, name);
    for (const microstep of microsteps) countResults(guardsOnEntry(microstep.snapshot, event));
  }

  for (const tape of tapes) {
    const fold = foldOf(tape);
    const start = fold.at(0);
    countMacrostep({ ...start, microsteps: [{ taken: [], snapshot: start.snapshot }] }, opening);
    for (const [index, step] of tape.steps.entries()) {
      const before = fold.at(index);
      const after = fold.at(index + 1);
      if (after === before) break;
      const event = eventOf(step);
      countResults(guardsOnEvent(before.snapshot, event));
      countMacrostep(after, event);
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
