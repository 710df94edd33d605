import { verdictWords as words } from '#statelab/messages/verdicts.ts';
import type { Outcome } from '#statelab/scenario.ts';
import { activeStates, statesEntered, statesOf } from '#statelab/paths/states.ts';
import { transitionsOf } from '#statelab/paths/transitions.ts';
import { fingerprint, shapesOf } from '#statelab/tape/fingerprint.ts';
import { isOld, type Tape } from '#statelab/tape/tape.ts';
import type { Replay } from './replay-tape.ts';

/** How many of the parts that a tape does not pass are named. */
const mostNamed = 5;

/** The names of a machine's states, transitions and effects' outcomes: all, and those that the tape passed. */
function partsOf({ scenario, path, happened }: Replay) {
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
  ]);
  const all = [
    ...statesOf(machine).map(({ id }) => id),
    ...Object.entries(outcomes).flatMap(([actor, ends]) =>
      ends.map(({ name }) => words.ending(actor, name)),
    ),
    ...transitionsOf(machine).keys(),
  ];
  return { all, passed };
}

/** Where a machine is of another shape than a tape recorded, as a sentence. */
export function changeOf({ scenario, ...replay }: Replay, tape: Tape): readonly string[] {
  if (fingerprint(scenario.machine) === tape.fingerprint) return [];
  const now = shapesOf(scenario.machine);
  const { shapes = now } = tape;
  const names = [...new Set([...Object.keys(shapes), ...Object.keys(now)])];
  const changed = names.filter((name) => shapes[name] !== now[name]);
  const { passed } = partsOf({ scenario, ...replay });
  const isPassed = (name: string): boolean => passed.has(name);
  return [
    words.changed(
      changed.filter(isPassed),
      changed.filter((name) => !isPassed(name)),
    ),
  ];
}

/** What a tape that is green says nothing of, as sentences: what was not compared, and what it never passed. */
export function limitsOf(replay: Replay, tape: Tape): readonly string[] {
  const { all, passed } = partsOf(replay);
  const left = all.filter((name) => !passed.has(name));
  return [
    ...(isOld(tape) ? [words.notCompared] : []),
    words.passed(all.length - left.length, all.length, left.slice(0, mostNamed), left.length),
  ];
}
