import { expect, test } from 'vitest';
import { createPossible } from '#statelab/open/possible-results.ts';

/** Guards on what a form holds, of which no guess of a few values makes both hold. */
function guardsOfForm() {
  let runs = 0;
  const fields = ['name', 'town', 'street', 'phone', 'mail', 'year'] as const;
  type Asked = { readonly event: Readonly<Record<string, unknown>> };
  const isFilled =
    (digit: string) =>
    ({ event }: Asked): boolean => {
      runs += 1;
      return fields.map((field) => String(event[field])).every((text) => text.endsWith(digit));
    };
  return { guards: { 'is a lead': isFilled('1'), 'is an order': isFilled('2') }, runs: () => runs };
}

test('what too many runs left undecided is not run again for another context', () => {
  const { guards, runs } = guardsOfForm();
  const isPossible = createPossible(guards);
  const both = { 'is a lead': true, 'is an order': true };
  for (let visits = 0; visits < 20; visits += 1) {
    expect(isPossible(both, { type: 'SEND', context: { visits } })).toBe(true);
  }
  expect(runs()).toBeLessThan(15_000);
});
