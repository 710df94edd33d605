import { describe, expect, test } from 'vitest';
import { smallerValue, smallest } from '#statelab/shrink/smaller.ts';

const eight = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the smallest list that fails', () => {
  test.each([
    { needed: [1, 7, 8], of: 'the example of the paper' },
    { needed: [], of: 'what fails anyway' },
    { needed: [5], of: 'a single item' },
    { needed: eight, of: 'all of them' },
  ])('of $of', async ({ needed }) => {
    const fails = async (items: readonly number[]) => needed.every((item) => items.includes(item));
    expect(await smallest(eight, fails)).toEqual(needed);
  });

  test('fails no longer without any one of its items, though another may be shorter', async () => {
    const fails = async (items: readonly number[]) =>
      (items.includes(2) && items.includes(6)) || items.length > 5;
    expect(await smallest(eight, fails)).toEqual([3, 4, 5, 6, 7, 8]);
  });
});

describe('a smaller value that fails', () => {
  test.each<[unknown, (value: unknown) => boolean, unknown]>([
    ['aroha@example.nz', (value) => String(value).includes('@'), '@'],
    ['👩🏽‍💻 Kia ora', (value) => String(value).endsWith('a'), 'a'],
    [61_000, (value) => Number(value) > 48_000, 61_000],
    [61_000, (value) => Number(value) > 20_000, 30_500],
    [12.75, (value) => Number(value) >= 1, 1],
    [12.75, (value) => Number(value) >= 12, 12],
    [61_000, (value) => value === 0 || Number(value) > 40_000, 0],
    ['Kia ora 👋', (value) => /[^ -~]/.test(String(value)), '👋'],
    [-40, (value) => Number(value) < 0, -1],
    [[1, 2, 3], (value) => Array.isArray(value) && value.length > 1, [0, 0]],
    [true, () => true, true],
  ])('of %j', async (value, fails, least) => {
    expect(await smallerValue(value, async (tried) => fails(tried))).toEqual(least);
  });

  test('has no field that is not needed', async () => {
    const answers = { name: 'Aroha', email: 'aroha@example.nz', phone: '021 555 0100' };
    const smaller = await smallerValue({ answers, step: 3 }, async (tried) =>
      JSON.stringify(tried).includes('555'),
    );
    expect(smaller).toEqual({ answers: { phone: '555' } });
  });
});
