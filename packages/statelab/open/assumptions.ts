import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createRuling, keyOf, originsOf, type Asked } from './decided-guards.ts';
import { answersOf, answersText, choicesIn, guardsOf, type Answers } from './guard-choices.ts';
import { canHoldAtOnce } from './possible-answers.ts';
import { createMemory } from './remembered-answers.ts';

/** A guard's own result; true for one that nothing provides, false if the event lacks what it reads. */
function ownAnswer(own: unknown, asked: Asked, params: unknown): boolean {
  if (typeof own !== 'function') return true;
  try {
    return own(asked, params) === true;
  } catch {
    return false;
  }
}

/** What is assumed of a machine's guards, as far as running them does not contradict it. */
export function createAssumptions(machine: AnyStateMachine) {
  const { guards } = machine.implementations;
  const guardsOfEvent = guardsOf(machine);
  const rule = createRuling(machine);
  const { isOutside } = originsOf(machine);
  const keyAt = keyOf(machine);
  const memory = createMemory();
  const possible = new Map<string, boolean>();

  /** What is known of a guard at a moment. One that reads the event is not decided, whatever the event. */
  function knownAt(name: string, snapshot: AnyMachineSnapshot): boolean | undefined {
    const asked = { context: snapshot.context, event: { type: '' } };
    const { result } = rule(guards[name], asked, undefined);
    return result ?? new Map(Object.entries(memory.at(snapshot))).get(name);
  }

  /** False for answers that contradict each other; without a snapshot, in whatever context. */
  function isPossible(answers: Answers, type: string, snapshot?: AnyMachineSnapshot): boolean {
    const key = JSON.stringify([answers, type, snapshot === undefined ? '' : keyAt(snapshot)]);
    const isKnown = (field: string): boolean => snapshot !== undefined && !isOutside(field);
    const context = snapshot?.context ?? {};
    const found = possible.get(key) ?? canHoldAtOnce(answers, guards, { type, context, isKnown });
    possible.set(key, found);
    return found;
  }

  return {
    /** Names a moment by its state, what decides its guards, and what is assumed of them. */
    key: (snapshot: AnyMachineSnapshot): string =>
      [keyAt(snapshot), answersText(memory.at(snapshot))].filter(Boolean).join(' '),
    /** The names of all guards, and a guard whose result an event can choose. */
    names: [...new Set([...Object.keys(guards), ...[...guardsOfEvent.values()].flat()])],
    choosable:
      (name: string) =>
      (asked: Asked, params: unknown): boolean => {
        const { result, lasting } = rule(guards[name], asked, params);
        if (result !== undefined) return result;
        const chosen = new Map(Object.entries(choicesIn(asked.event))).get(name);
        const assumed = lasting === undefined ? chosen : memory.answer(name, chosen, lasting);
        return assumed ?? ownAnswer(guards[name], asked, params);
      },
    /** The combinations of what an event's guards can return. */
    combinationsOf: (type: string): readonly Answers[] =>
      answersOf(guardsOfEvent.get(type) ?? []).filter((answers) => isPossible(answers, type)),
    /** False for answers that running a guard contradicts, or what was assumed before. */
    canBe: (answers: Answers, type: string, snapshot: AnyMachineSnapshot): boolean =>
      Object.entries(answers).every(
        ([name, answer]) => (knownAt(name, snapshot) ?? answer) === answer,
      ) && isPossible({ ...memory.at(snapshot), ...answers }, type, snapshot),
    /** Those of some answers that are assumed at a moment. */
    assumedAt: (snapshot: AnyMachineSnapshot, answers: Answers): Answers =>
      Object.fromEntries(
        Object.entries(answers).filter(([name]) => knownAt(name, snapshot) === undefined),
      ),
    /** Runs the machine from a snapshot, or from its start, and remembers what it assumed. */
    from: memory.from,
  };
}
