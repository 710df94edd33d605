import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { stateName } from '#statelab/machine/states.ts';
import { plain } from '#statelab/tape/plain.ts';
import { evaluateGuard, type GuardArgs } from './decided-guards.ts';
import {
  choicesIn,
  everyCombination,
  guardsOf,
  resultsText,
  type Results,
} from './guard-choices.ts';
import { attempt } from './guess-input.ts';
import { createPossible, type Situation } from './possible-results.ts';
import { createMemory } from './remembered-results.ts';
import { createWatch } from './watched-actions.ts';

/** A guard's own result; true for one that nothing provides, false if the event lacks what it reads. */
const ownResult = (own: unknown, asked: GuardArgs, params: unknown): boolean =>
  typeof own !== 'function' || attempt(own, asked, params) === true;

/** A run from one moment to another, by an event of a type. */
interface Run {
  readonly type: string;
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
}

/** What is assumed of a machine's guards, as far as running them does not contradict it. */
export function createAssumptions(machine: AnyStateMachine) {
  const { guards } = machine.implementations;
  const guardsOfEvent = guardsOf(machine);
  const memory = createMemory(machine);
  const isPossible = createPossible(guards);

  /** What is known during a whole run: what guards mention and the run did not change. */
  const knownDuring = ({ before, after }: Run): Situation['context'] =>
    Object.fromEntries(
      Object.entries(memory.decisive(after)).filter(([field, value]) =>
        Object.is(value, before.context[field]),
      ),
    );

  const names = new Set([...Object.keys(guards), ...[...guardsOfEvent.values()].flat()]);
  const choosable =
    (name: string) =>
    (asked: GuardArgs, params: unknown): boolean => {
      const { result, read } = evaluateGuard(guards[name], asked, params, memory.origins.isOutside);
      const chosen = new Map(Object.entries(choicesIn(asked.event))).get(name);
      return memory.keep(
        name,
        result ?? memory.resultOf(name, chosen, read) ?? ownResult(guards[name], asked, params),
      );
    };

  return {
    /** Names a moment by its state, what decides its guards, and what is assumed of them. */
    key: (snapshot: AnyMachineSnapshot): string => {
      const fields = memory.decisive(snapshot);
      const known = Object.keys(fields).length === 0 ? '' : JSON.stringify(plain(fields));
      return [stateName(snapshot), known, resultsText(memory.at(snapshot))]
        .filter(Boolean)
        .join(' ');
    },
    /** All guards, so that an event can choose their results. */
    guards: Object.fromEntries([...names].map((name) => [name, choosable(name)])),
    /** The combinations of what an event's guards can return. */
    combinationsOf: (type: string): readonly Results[] =>
      everyCombination(guardsOfEvent.get(type) ?? []).filter((results) =>
        isPossible(results, { type, context: {} }),
      ),
    /** True for choices that a run of the machine contradicted. */
    contradicts: (choices: Results, run: Run): boolean => {
      const returned = memory.returned(run.after);
      const isOther = Object.entries(choices).some(
        ([name, result]) => returned.get(name)?.has(result) === false,
      );
      const all = { ...memory.at(run.before), ...memory.taken(run.after, choices) };
      return isOther || !isPossible(all, { type: run.type, context: knownDuring(run) });
    },
    /** Those of some choices that were taken on the way to a moment. */
    assumedBefore: memory.taken,
    /** Runs the machine from a snapshot, or from its start, and remembers what it assumed. */
    from: memory.from,
    /** An action that does the same, and lets be known what it assigns from outside. */
    watched: createWatch(memory.origins),
  };
}
