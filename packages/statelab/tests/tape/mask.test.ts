import { expect, test, vi } from 'vitest';
import { labConfig, type MaskRules } from '#statelab/config.ts';
import { createMask } from '#statelab/tape/mask.ts';

/** A mask of a project whose rules say this of a text. */
function maskBy(verdict: MaskRules['verdict']) {
  const mask: MaskRules = { choices: [], forms: [], bodies: [], verdict };
  vi.stubGlobal('statelab', { ...labConfig(), mask });
  return createMask();
}

test('as many digits stay as the rules take', () => {
  const mask = maskBy((_, text) => String(text.startsWith('021')));
  expect(mask.text('phone', '021 345 678')).toBe('021 000 000');
});

test('no digit stays where no stand-in would do', () => {
  const mask = maskBy((_, text) => text);
  expect(mask.text('phone', '321 345 678 99')).toBe('000 000 000 00');
});

test('a dollar sign in a text stays one', () => {
  const mask = maskBy(() => '');
  const [before, after] = [
    `It is $& now, $' then.`,
    mask.text('message', ` It is $& now, $' then. `),
  ];
  expect(after.trim()).toHaveLength(before.length);
  expect(after).toMatch(/^ \S+ \S+ \$& \S+, \$' \S+\. $/);
});

test.each([
  ['with its value', { field: 'name', value: 'Aroha' }, 'Xxxxx'],
  ['without it', { field: 'name' }, 'Xxxxx'],
  ['of no form', {}, 'Aroha'],
])('a field that is left is masked in an event %s', (_, event, value) => {
  const cause = { by: 'blur', role: 'textbox', name: 'Your name', value: 'Aroha' };
  expect(maskBy(() => '').cause(cause, event)).toEqual({ ...cause, value });
});

test('what is typed into any control has the stand-in of a visit', () => {
  const cause = { by: 'input', role: 'searchbox', name: 'Search', value: 'Aroha' };
  const mask = maskBy(() => '');
  expect(mask.cause(cause, {}, () => 'rates').value).toBe('rates');
  expect(mask.cause(cause, {}, () => undefined).value).toBe('Xxxxx');
});
