import { expect, test } from 'vitest';
import { nearMeMachine } from '#machines/near-me/near-me.machine.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { goalsOf } from '#statelab/paths/goals.ts';
import { searchOptions } from '#statelab/design/search-option.ts';
import { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';

const found = (query: string, machine = extractChart(nearMeMachine)) =>
  searchOptions(goalsOf(machine), query).map(({ kind, label }) => `${kind} ${label}`);

test('offers every goal for an empty search, with full coverage first', () => {
  expect(found('').slice(0, 4)).toEqual([
    'all every transition, in as few paths as possible',
    'state near-me',
    'state asking',
    'state asking.waiting',
  ]);
});

test('matches every word, in any order and case, inside names and across separators', () => {
  expect(found('UP looking STATE')).toEqual(['state looking-up']);
  expect(found('zebra')).toEqual([]);
});

test('names come before descriptions', () => {
  const state = (label: string, description: string) =>
    ({ value: label, kind: 'state', label, description }) as const;
  const goals = [state('asking', 'Until it is sending.'), state('sending', '')];
  expect(searchOptions(goals, 'sending').map(({ label }) => label)).toEqual(['sending', 'asking']);
});

test('offers an event and a guard once, however many transitions have them', () => {
  const wizard = extractChart(quoteWizardMachine);
  expect(found('event back', wizard)).toContain('event STEP.BACK');
  const guards = found('guard', wizard).filter((label) => label.startsWith('guard '));
  expect(guards).toEqual([...new Set(guards)]);
});
