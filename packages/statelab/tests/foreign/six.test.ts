import { expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { createMachine as createSix } from 'xstate6';
import { derivedScenario } from '#statelab/open/derived-scenario.ts';
import { fromSix, isSix } from '#statelab/open/from-six.ts';
import { explore } from '#statelab/paths/explore.ts';
import { isRecord } from '#statelab/paths/is-record.ts';
import { chartLines } from './chart-lines.ts';
import { foreignMachines } from './foreign-machines.ts';

/** What a machine does is written in another way in XState 6; `six.machine.ts` has such functions. */
const deeds = new Set(['entry', 'exit', 'actions']);

/** A definition that both versions read. */
function withoutDeeds(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutDeeds);
  if (!isRecord(part) || 'transition' in part) return part;
  const kept = Object.entries(part).filter(([key]) => !deeds.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutDeeds(value)]));
}

function inBoth({ config, implementations: { guards, delays } }: AnyStateMachine) {
  const definition: AnyStateMachine['config'] = Object.assign({}, withoutDeeds(config));
  const six: unknown = Reflect.apply(createSix, undefined, [definition]);
  if (!isSix(six)) throw new Error('That is not a machine of XState 6.');
  return [createMachine(definition), fromSix(six)].map((each) => each.provide({ guards, delays }));
}

/** The chart, and what an exploration reaches. */
const seenOf = (machine: AnyStateMachine) => {
  const scenario = derivedScenario(machine, machine.id);
  const { covered, unreachedStates } = explore(scenario, { moments: 100 });
  return { chart: chartLines(machine), covered, unreachedStates };
};

/** XState 6 takes no history state without a target. */
const rejected = ['coffee', 'desk'];
const accepted = foreignMachines.filter(({ id }) => !rejected.includes(id));

test.each(accepted.map((machine) => ({ id: machine.id, machine })))(
  'draws and explores $id of XState 6 as that of XState 5',
  ({ machine }) => {
    const [five, six] = inBoth(machine).map(seenOf);
    expect(six).toEqual(five);
  },
);

test.each(foreignMachines.filter(({ id }) => rejected.includes(id)))(
  'leaves $id to XState 6, which rejects it',
  (machine) => {
    expect(() => inBoth(machine)).toThrow('must declare a non-empty `target`');
  },
);
