import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countLines, earlierSizes, sizes } from './sizes.ts';

const sum = (figures: Readonly<Record<string, number>>): number =>
  Object.values(figures).reduce((total, figure) => total + figure, 0);

test('no room has more lines than its figure', () => {
  const faults = Array.from(countLines(), ([room, lines]) => {
    const most = sizes.lines[room] ?? 0;
    return lines > most
      ? `${room} has ${lines} lines, ${lines - most} more than in tests/sizes.json. Take as many out; or raise its figure and lower another by as much, in one commit that says why.`
      : '';
  });
  expect(faults.filter(Boolean)).toEqual([]);
});

test('the house has no more ideas of its own than its figure', () => {
  const [, ideas = ''] = readFileSync('docs/ways.md', 'utf8').split(
    '## Ideas that exist only here',
  );
  expect(ideas.match(/^\| (?!idea|---)/gm)?.length).toBeLessThanOrEqual(sizes.ideas);
});

test('figures only fall, or one rises as others fall by as much', () => {
  const earlier = earlierSizes() ?? sizes;
  expect(sum(sizes.lines)).toBeLessThanOrEqual(sum(earlier.lines));
  expect(sum(sizes.bytes)).toBeLessThanOrEqual(sum(earlier.bytes));
  expect(sizes.ideas).toBeLessThanOrEqual(earlier.ideas);
});
