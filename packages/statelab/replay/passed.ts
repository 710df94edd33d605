import { verdictWords as words } from '#statelab/messages/verdicts.ts';
import type { Taken } from '#statelab/explore/drive.ts';
import type { Outcome } from '#statelab/scenario.ts';
import { activeStates, statesEntered, statesOf } from '#statelab/machine/states.ts';
import { transitionsOf } from '#statelab/machine/transitions.ts';
import { hasChanged, shapesOf } from '#statelab/machine/fingerprint.ts';
import { isOld, type Tape } from '#statelab/tape/tape.ts';
import type { Replay } from './replay-tape.ts';

/** How many missed parts of each kind to name. */
const mostNamed = 2;

/** Variants of a step that changed nothing, led elsewhere, or sent or started nothing. */
const spoilt = (step: Taken, ends: Replay['path']) => [
  { ...step, after: step.before },
  { ...step, sentEvents: [] },
  { ...step, started: [] },
  ...ends.map(({ after }) => ({ ...step, after })),
];

/** The invariants that a variant of a step would break: the others were not tested. */
function invariantsMet({ scenario: { invariants }, path }: Replay): readonly string[] {
  const ends = [...path.slice(0, 1), ...path.slice(-1)];
  const isBroken = (holds: (typeof invariants)[string], step: Taken): boolean => {
    try {
      return !holds(step);
    } catch {
      return true;
    }
  };
  return Object.entries(invariants).flatMap(([name, holds]) =>
    path.some((step) => spoilt(step, ends).some((other) => isBroken(holds, other)))
      ? [words.invariant(name)]
      : [],
  );
}

/** The names of a machine's states, outcomes, transitions and invariants, by kind, and the passed ones. */
function partsOf(replay: Replay) {
  const { scenario, path, happened } = replay;
  const { machine } = scenario;
  const outcomes: Readonly<Record<string, readonly Outcome<unknown>[]>> = scenario.outcomes;
  const entered = statesEntered(machine);
  const [first] = path;
  const passed = new Set([
    ...happened.flatMap((kept) => ('failure' in kept ? [] : kept.transitions)),
    ...(first === undefined ? [] : activeStates(first.before)),
    ...path.flatMap((taken) => entered(taken)),
    ...path.flatMap(({ step }) =>
      step.kind === 'outcome' ? [words.ending(step.actor, step.outcome)] : [],
    ),
    ...invariantsMet(replay),
  ]);
  const kinds = [
    statesOf(machine).map(({ id }) => id),
    Object.entries(outcomes).flatMap(([actor, ends]) =>
      ends.map(({ name }) => words.ending(actor, name)),
    ),
    [...transitionsOf(machine).keys()],
    Object.keys(scenario.invariants).map(words.invariant),
  ];
  return { kinds, passed };
}

/** Where a machine's shape has changed since a tape, as sentences. */
export function changeOf({ scenario, ...replay }: Replay, tape: Tape): readonly string[] {
  if (!hasChanged(scenario.machine, tape)) return [];
  const now = shapesOf(scenario.machine);
  const { shapes = now } = tape;
  const names = [...new Set([...Object.keys(shapes), ...Object.keys(now)])];
  const changed = names.filter((name) => shapes[name] !== now[name]);
  const { passed } = partsOf({ scenario, ...replay });
  // All delays have one shape: a tape with a timer passed it.
  const hasTimer = tape.steps.some(({ delays }) => delays !== undefined);
  const isPassed = (name: string): boolean => passed.has(name) || (name === 'delays' && hasTimer);
  return [
    words.changed(
      changed.filter(isPassed),
      changed.filter((name) => !isPassed(name)),
    ),
  ];
}

/** What a passing tape does not test, as sentences: what was not compared, and what it never passed. */
export function limitsOf(replay: Replay, tape: Tape): readonly string[] {
  const { kinds, passed } = partsOf(replay);
  const left = kinds.map((names) => names.filter((name) => !passed.has(name)));
  const [all, most] = [kinds.flat().length, left.flat().length];
  return [
    ...(isOld(tape) ? [words.notCompared] : []),
    words.passed(
      all - most,
      all,
      left.flatMap((names) => names.slice(0, mostNamed)),
      most,
    ),
  ];
}
