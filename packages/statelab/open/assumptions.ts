import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { stateName } from '#statelab/machine/states.ts';
import { plain } from '#statelab/tape/plain.ts';
import { ruleOn, type Asked } from './decided-guards.ts';
import { answersOf, answersText, choicesIn, guardsOf, type Answers } from './guard-choices.ts';
import { attempt } from './guess-input.ts';
import { canHoldAtOnce, type Situation } from './possible-answers.ts';
import { createMemory } from './remembered-answers.ts';
import { createWatch } from './watched-actions.ts';

/** A guard's own result; true for one that nothing provides, false if the event lacks what it reads. */
const ownAnswer = (own: unknown, asked: Asked, params: unknown): boolean =>
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
  const possible = new Map<string, boolean>();

  /** False if no situation gives all these results at once. */
  function isPossible(answers: Answers, situation: Situation): boolean {
    const key = JSON.stringify(plain([answers, situation]));
    const found = possible.get(key) ?? canHoldAtOnce(answers, guards, situation);
    possible.set(key, found);
    return found;
  }

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
    (asked: Asked, params: unknown): boolean => {
      const { result, read } = ruleOn(guards[name], asked, params, memory.origins.isOutside);
      const chosen = new Map(Object.entries(choicesIn(asked.event))).get(name);
      return memory.keep(
        name,
        result ?? memory.answer(name, chosen, read) ?? ownAnswer(guards[name], asked, params),
      );
    };

  return {
    /** Names a moment by its state, what decides its guards, and what is assumed of them. */
    key: (snapshot: AnyMachineSnapshot): string => {
      const fields = memory.decisive(snapshot);
      const known = Object.keys(fields).length === 0 ? '' : JSON.stringify(plain(fields));
      return [stateName(snapshot), known, answersText(memory.at(snapshot))]
        .filter(Boolean)
        .join(' ');
    },
    /** All guards, so that an event can choose their results. */
    guards: Object.fromEntries([...names].map((name) => [name, choosable(name)])),
    /** The combinations of what an event's guards can return. */
    combinationsOf: (type: string): readonly Answers[] =>
      answersOf(guardsOfEvent.get(type) ?? []).filter((answers) =>
        isPossible(answers, { type, context: {} }),
      ),
    /** True for choices that a run of the machine contradicted. */
    contradicts: (choices: Answers, run: Run): boolean => {
      const returned = memory.returned(run.after);
      const isOther = Object.entries(choices).some(
        ([name, answer]) => returned.get(name)?.has(answer) === false,
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
