import { activeStates, statesEntered } from '#statelab/machine/states.ts';
import { hasChanged, shapesOf } from '#statelab/machine/fingerprint.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import type { Replay } from './replay-tape.ts';

/** The states that a replay was in, by their ids. */
function statesPassed({ scenario: { machine }, path }: Replay): ReadonlySet<string> {
  const [first] = path;
  return new Set([
    ...(first === undefined ? [] : activeStates(first.before)),
    ...path.flatMap(statesEntered(machine)),
  ]);
}

const hasChangedSince = 'The machine has changed since this tape was recorded';

/** A tape of another version of the machine would name them all. */
const mostNamed = 6;

const manyChanged = (changed: number, passed: number): string =>
  `${hasChangedSince}: ${changed} states differ, and this tape passes ${passed} of them. Record it again on this version.`;

/** Where a machine's shape has changed since a tape, as sentences. */
export function changeOf(replay: Replay, tape: Tape): readonly string[] {
  const { machine } = replay.scenario;
  if (!hasChanged(machine, tape)) return [];
  const now = shapesOf(machine);
  const { shapes = now } = tape;
  const changed = Object.keys({ ...shapes, ...now }).filter((name) => shapes[name] !== now[name]);
  const passed = statesPassed(replay);
  // All delays have one shape: a tape with a timer passed it.
  const hasTimer = tape.steps.some(({ delays }) => delays !== undefined);
  const isPassed = (name: string): boolean => passed.has(name) || (name === 'delays' && hasTimer);
  const before = changed.filter(isPassed);
  const others = changed.filter((name) => !isPassed(name));
  if (changed.length > mostNamed) return [manyChanged(changed.length, before.length)];
  const at = (names: readonly string[], which: string) =>
    names.length === 0 ? [] : [` at ${names.join(', ')}, which ${which}`];
  const where = [...at(before, 'this tape passes'), ...at(others, 'it does not pass')];
  return [`${hasChangedSince}${where.length === 0 ? '' : ':'}${where.join(';')}.`];
}
