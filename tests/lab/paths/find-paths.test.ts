import { setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '#statelab/scenario.ts';
import { describePaths, printPaths } from '#statelab/explore/describe-paths.ts';
import { findPaths } from '#statelab/explore/find-paths.ts';
import type { Goal } from '#statelab/explore/goal.ts';

const to = (id: string): Goal => ({ kind: 'state', id });

describe('what no path reaches', () => {
  const island = setup({}).createMachine({
    id: 'island',
    initial: 'shore',
    states: { shore: { after: { 100: 'sea', 200: 'sky' } }, sea: {}, sky: {} },
  });
  const scenario: Scenario<typeof island> = {
    machine: island,
    events: [],
    outcomes: {},
    key: ({ value }) => JSON.stringify(value),
    invariants: {},
  };

  test('is unreachable if the exploration is complete', () => {
    const found = findPaths(scenario, to('island.sky'));
    expect(found.paths).toEqual([]);
    expect(describePaths(found, to('island.sky'))).toMatchObject({
      unreachable: ['island.sky', 'island.shore|xstate.after.200.island.shore|0'],
      unknown: [],
    });
    expect(printPaths(found, to('island.sky'))).toBe(
      [
        'No path leads to island.sky.',
        'Explored in full: 2 snapshots, 1 step between them.',
        'Not reached by any event that was tried:',
        '  island.sky',
        '  island.shore|xstate.after.200.island.shore|0',
        '',
      ].join('\n'),
    );
  });

  test('is unknown if a limit was reached', () => {
    let moments = 0;
    const endless = { ...scenario, key: () => String((moments += 1)) };
    const found = findPaths(endless, to('island.sky'));
    const exploration = { ...found.exploration, skippedMoments: 3, isComplete: false };
    const few = describePaths({ ...found, exploration }, to('island.sky'));
    expect(few.unknown).toContain('island.sky');
    expect(few.unreachable).toEqual([]);
    expect(few.bound).toMatch(
      /^Not explored in full: \d+ snapshots explored, 3 skipped; limit: 50 steps and 2,000 snapshots\.$/,
    );
  });
});
