import { expect, test } from 'vitest';
import { extractChart } from '#statelab/machine/extract.ts';
import { stateOptions, transitionOptions } from '#statelab/chart/part-texts.ts';
import { searchOptions } from '#statelab/design/search-option.ts';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';

const chart = extractChart(nearMeScenario.machine);
const parts = [...stateOptions(chart), ...transitionOptions(chart)];
const found = (text: string) => searchOptions(parts, text).map(({ label }) => label);

test('finds a state by its name, before its transitions', () => {
  expect(found('located')).toEqual([
    'located',
    'unlocated',
    'asking: permission done, if browser cannot locate: goes to unlocated',
    'looking-up: lookup done: goes to located; does remember place',
    'looking-up: lookup error: goes to unlocated',
    'looking-up: after lookupLimit (5\u00A0s): goes to unlocated',
  ]);
});

test('finds a transition by its event, guard and actions, in any word order', () => {
  expect(found('cannot locate')).toEqual([
    'asking: permission done, if browser cannot locate: goes to unlocated',
  ]);
  expect(found('place remember')).toEqual([
    'looking-up: lookup done: goes to located; does remember place',
  ]);
  expect(found('LOOKUPLIMIT')).toEqual([
    'looking-up: after lookupLimit (5\u00A0s): goes to unlocated',
  ]);
  expect(found('nothing like it')).toEqual([]);
});
