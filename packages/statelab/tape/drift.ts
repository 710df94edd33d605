import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import {
  createComparison,
  type Difference as Divergence,
  type Kept,
} from '#statelab/replay/three-way.ts';
import { transitionsOf } from '#statelab/paths/transitions.ts';
import { changedContext } from './contexts.ts';
import { eventOf, foldTape } from './fold.ts';
import { createGuardEvaluator } from './guard-results.ts';
import { serialiseRecord } from './serialise-record.ts';
import { createMask, type Mask } from './mask.ts';
import { isSame, plain } from './plain.ts';
import { actionsRun, typeOf } from './side-effects.ts';
import { createStepper, type Macrostep } from './stepper.ts';
import type { Tape, TapeStep } from './tape.ts';

/** The first step where a tape, folded on a machine, differs from its recording. */
export interface Drift {
  /** 0 for the opening. */
  readonly step: number;
  readonly of: Exclude<Divergence['of'], 'failure'> | 'error';
  /** The context key or the timer's event that differs; empty for the rest. */
  readonly part: string;
  readonly recorded: unknown;
  readonly folded: unknown;
  /** The names of the guards, actions or delays that may cause the difference. */
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

/** What a tape would record of the machine after a step. */
function foldedAt(
  shown: Kept,
  { snapshot, transitions, delays }: Macrostep,
  before: AnyMachineSnapshot | undefined,
  mask: Mask | undefined,
): Kept {
  const changed = changedContext(before?.context ?? {}, snapshot.context);
  const context = serialiseRecord(changed, mask);
  // Actions and messages keep their recorded values: the replay compares them.
  return { ...shown, transitions: [...transitions], state: snapshot.value, context, delays };
}

/** Finds the implementations that may cause a difference at a step. */
function createSuspicion(machine: AnyStateMachine) {
  const evaluator = createGuardEvaluator(machine);
  const transitions = transitionsOf(machine);
  const doNothing = () => {};

  const guardsOf = (names: readonly string[]) =>
    names.map((name) => typeOf(transitions.get(name)?.guard));

  /** The actions without which a context key would not change. */
  function writersOf(part: string, before: Macrostep, step: TapeStep): readonly string[] {
    return Object.keys(machine.implementations.actions).filter((name) => {
      const without = machine.provide({ actions: { [name]: doNothing } });
      const snapshot = { ...before.snapshot, machine: without };
      const after = createStepper(without).next({ ...before, snapshot }, eventOf(step), step.at);
      return isSame(plain(after.snapshot.context[part]), plain(before.snapshot.context[part]));
    });
  }

  return (
    { of, part, recorded }: Difference,
    step: TapeStep | undefined,
    before: Macrostep,
    after: Macrostep,
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
    const evaluated = evaluator.onEvent(before.snapshot, eventOf(step)).map(({ guard }) => guard);
    const entered = after.microsteps.flatMap((microstep) =>
      evaluator.onEntry(microstep.snapshot, eventOf(step)).map(({ guard }) => guard),
    );
    const expected = Array.isArray(recorded) ? guardsOf(recorded.map(String)) : [];
    return unique([...evaluated, ...entered, ...expected]);
  };
}

/**
 * Folds a tape and returns the first step that differs from the recording. On an unchanged
 * machine, one of the suspects is impure: it depends on more than the snapshot and the event.
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
