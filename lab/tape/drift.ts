import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { transitionsOf } from '#lab/paths/transitions.ts';
import { eventOf, foldTape } from './fold.ts';
import { createJudge } from './guard-verdicts.ts';
import { keepRecord } from './keep.ts';
import { createMask, type Mask } from './mask.ts';
import { isSame, ownValue, plain } from './plain.ts';
import { createStepper, type Moment } from './stepper.ts';
import type { Opening, Tape, TapeStep } from './tape.ts';

/** The first place where a machine, folded over a tape, does something else than was recorded. */
export interface Drift {
  /** How many steps had happened; 0 for the opening. */
  readonly step: number;
  readonly of: 'transitions' | 'state' | 'context' | 'timers' | 'error';
  /** The key of the context, or the timer's event, that differs; empty for the rest. */
  readonly part: string;
  readonly recorded: unknown;
  readonly folded: unknown;
  /** The guards, actions or delays that can have made the difference, by name. */
  readonly suspects: readonly string[];
}

type Difference = Omit<Drift, 'step' | 'suspects'>;
type Context = Readonly<Record<string, unknown>>;

const typeOf = (part: unknown): string => {
  if (typeof part === 'string') return part;
  return typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : '';
};

const unique = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].filter((name) => name !== '');

/** `xstate.after.retry.lead-outbox.waiting` is set by the delay `retry`. */
function delayOf(machine: AnyStateMachine, type: string): string {
  const name = type.replace(/^xstate\.after\./, '');
  const delays = Object.keys(machine.implementations.delays);
  return delays.find((delay) => name.startsWith(`${delay}.`)) ?? name;
}

function firstKey(a: Context, b: Context): string | undefined {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.find((key) => !isSame(ownValue(a, key), ownValue(b, key)));
}

/** Compares what a tape kept of a moment with the moment as it is folded. */
function differenceAt(
  shown: Opening,
  known: Context,
  { snapshot, transitions, delays }: Moment,
  before: AnyMachineSnapshot | undefined,
  mask: Mask | undefined,
): Difference | undefined {
  if (!isSame(shown.transitions, transitions)) {
    return { of: 'transitions', part: '', recorded: shown.transitions, folded: transitions };
  }
  if (!isSame(shown.state, plain(snapshot.value))) {
    return { of: 'state', part: '', recorded: shown.state, folded: snapshot.value };
  }
  const recorded = { ...known, ...shown.context };
  const keys = before === undefined ? Object.keys(recorded) : Object.keys(shown.context ?? {});
  const changed = Object.keys(snapshot.context).filter(
    (key) => before?.context[key] !== snapshot.context[key] || keys.includes(key),
  );
  const folded = keepRecord(
    Object.fromEntries(changed.map((key) => [key, snapshot.context[key]])),
    mask,
  );
  const part = [...new Set([...keys, ...changed])].find(
    (key) => !isSame(ownValue(recorded, key), ownValue(folded, key)),
  );
  if (part !== undefined) {
    const values = { recorded: ownValue(recorded, part), folded: ownValue(folded, part) };
    return { of: 'context', part, ...values };
  }
  const timer = firstKey(shown.delays ?? {}, delays);
  if (timer === undefined) return undefined;
  return {
    of: 'timers',
    part: timer,
    recorded: ownValue(shown.delays ?? {}, timer),
    folded: ownValue(delays, timer),
  };
}

/** Tells who can have made a difference at a step. */
function createSuspicion(machine: AnyStateMachine) {
  const judge = createJudge(machine);
  const transitions = transitionsOf(machine);
  const still = () => {};

  const guardsOf = (names: readonly string[]) =>
    names.map((name) => typeOf(transitions.get(name)?.guard));

  const actionsOf = ({ snapshot, transitions: taken }: Moment) => [
    ...taken.flatMap((name) => transitions.get(name)?.actions.map(typeOf) ?? []),
    ...snapshot._nodes.flatMap((node) => [...node.entry, ...node.exit].map(typeOf)),
  ];

  /** The actions without which a part of the context stays as it was. */
  function writersOf(part: string, before: Moment, step: TapeStep): readonly string[] {
    return Object.keys(machine.implementations.actions).filter((name) => {
      const without = machine.provide({ actions: { [name]: still } });
      const snapshot = { ...before.snapshot, machine: without };
      const after = createStepper(without).next({ ...before, snapshot }, eventOf(step), step.at);
      return isSame(plain(after.snapshot.context[part]), plain(before.snapshot.context[part]));
    });
  }

  return (
    { of, part, recorded }: Difference,
    step: TapeStep | undefined,
    before: Moment,
    after: Moment,
  ): readonly string[] => {
    if (of === 'timers') return [delayOf(machine, part)];
    if (step === undefined) return of === 'context' ? ['context'] : [];
    if (of === 'context') {
      const known = unique(actionsOf(after)).filter((name) =>
        Object.hasOwn(machine.implementations.actions, name),
      );
      const writers = writersOf(part, before, step).filter((name) => known.includes(name));
      return writers.length > 0 ? writers : known;
    }
    const asked = judge.onEvent(before.snapshot, eventOf(step)).map(({ guard }) => guard);
    const entered = after.stages.flatMap((stage) =>
      judge.onEntry(stage, eventOf(step)).map(({ guard }) => guard),
    );
    const told = Array.isArray(recorded) ? guardsOf(recorded.map(String)) : [];
    return unique([...asked, ...entered, ...told]);
  };
}

/**
 * Folds a tape and compares every moment with what the running machine recorded. The first
 * difference is given: on an unchanged machine it means that a guard, an action or a delay
 * depends on more than the moment and the event, and is named among the suspects.
 */
export function driftOf(machine: AnyStateMachine, tape: Tape): Drift | undefined {
  const fold = foldTape(machine, tape);
  const suspect = createSuspicion(machine);
  const mask = tape.masked ? createMask() : undefined;
  let known: Context = {};
  for (const [index, shown] of [tape.opening, ...tape.steps].entries()) {
    const before = fold.at(Math.max(0, index - 1));
    const after = fold.at(index);
    const step = tape.steps[index - 1];
    const broken = fold.breakdown();
    const difference: Difference | undefined =
      broken === undefined
        ? differenceAt(shown, known, after, index === 0 ? undefined : before.snapshot, mask)
        : { of: 'error', part: '', recorded: shown.state, folded: broken.reason };
    if (difference !== undefined) {
      return { step: index, ...difference, suspects: suspect(difference, step, before, after) };
    }
    known = { ...known, ...shown.context };
  }
  return undefined;
}
