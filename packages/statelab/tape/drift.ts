import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import {
  createComparison,
  type Difference as Divergence,
  type Kept,
} from '#statelab/replay/three-way.ts';
import { transitionsOf } from '#statelab/paths/transitions.ts';
import { actionsRun, typeOf } from './deeds.ts';
import { eventOf, foldTape } from './fold.ts';
import { createJudge } from './guard-verdicts.ts';
import { keepRecord } from './keep.ts';
import { createMask, type Mask } from './mask.ts';
import { isSame, plain } from './plain.ts';
import { createStepper, type Moment } from './stepper.ts';
import type { Tape, TapeStep } from './tape.ts';

/** The first place where a machine, folded over a tape, does something else than was recorded. */
export interface Drift {
  /** How many steps had happened; 0 for the opening. */
  readonly step: number;
  readonly of: Exclude<Divergence['of'], 'failure'> | 'error';
  /** The key of the context, or the timer's event, that differs; empty for the rest. */
  readonly part: string;
  readonly recorded: unknown;
  readonly folded: unknown;
  /** The guards, actions or delays that can have made the difference, by name. */
  readonly suspects: readonly string[];
}

type Difference = Omit<Drift, 'step' | 'suspects'>;

const unique = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].filter((name) => name !== '');

/** `xstate.after.retry.lead-outbox.waiting` is set by the delay `retry`. */
function delayOf(machine: AnyStateMachine, type: string): string {
  const name = type.replace(/^xstate\.after\./, '');
  const delays = Object.keys(machine.implementations.delays);
  return delays.find((delay) => name.startsWith(`${delay}.`)) ?? name;
}

/** What the machine shows after a step, as a tape would keep it; for the rest, what it kept. */
function foldedAt(
  shown: Kept,
  { snapshot, transitions, delays }: Moment,
  before: AnyMachineSnapshot | undefined,
  mask: Mask | undefined,
): Kept {
  const changed = Object.entries(snapshot.context).filter(
    ([key, value]) => before?.context[key] !== value,
  );
  const context = keepRecord(Object.fromEntries(changed), mask);
  // The replay compares actions and messages.
  return { ...shown, transitions: [...transitions], state: snapshot.value, context, delays };
}

/** Tells who can have made a difference at a step. */
function createSuspicion(machine: AnyStateMachine) {
  const judge = createJudge(machine);
  const transitions = transitionsOf(machine);
  const still = () => {};

  const guardsOf = (names: readonly string[]) =>
    names.map((name) => typeOf(transitions.get(name)?.guard));

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
      const known = unique(actionsRun(before.snapshot, after)).filter((name) =>
        Object.hasOwn(machine.implementations.actions, name),
      );
      const writers = writersOf(part, before, step).filter((name) => known.includes(name));
      return writers.length > 0 ? writers : known;
    }
    const asked = judge.onEvent(before.snapshot, eventOf(step)).map(({ guard }) => guard);
    const entered = after.stages.flatMap((stage) =>
      judge.onEntry(stage.snapshot, eventOf(step)).map(({ guard }) => guard),
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
  const compare = createComparison();
  for (const [index, shown] of [tape.opening, ...tape.steps].entries()) {
    const before = fold.at(Math.max(0, index - 1));
    const after = fold.at(index);
    const step = tape.steps[index - 1];
    const broken = fold.breakdown();
    const model =
      broken === undefined
        ? foldedAt(shown, after, index === 0 ? undefined : before.snapshot, mask)
        : { failure: broken.reason };
    const found = compare(index, { recorded: shown, model });
    if (found !== undefined) {
      const { of, part, recorded, model: folded } = found;
      const difference = { of: of === 'failure' ? ('error' as const) : of, part, recorded, folded };
      return { step: index, ...difference, suspects: suspect(difference, step, before, after) };
    }
  }
  return undefined;
}
