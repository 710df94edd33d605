import { expect, test } from 'vitest';
import { newNodes, templateOf } from '#statelab/replay/trees.ts';
import { createMask } from '#statelab/tape/mask.ts';

const send = { role: 'button', name: 'Send' };
const email = { role: 'textbox', name: 'Email', value: 'a@b.nz' };

test('a mask keeps neither a typed value nor a name with a typed text in it', () => {
  const mask = createMask();
  const { value } = mask.record({ field: 'name', value: 'Aroha' });
  expect(mask.node({ role: 'textbox', name: 'Name', value: 'Aroha' })).toEqual({
    role: 'textbox',
    name: 'Name',
    value,
  });
  expect(mask.node({ role: 'textbox', name: 'Note', value: 'never sent' })).toEqual({
    role: 'textbox',
    name: 'Note',
  });
  expect(mask.node({ role: 'heading', name: 'Thanks, Aroha' })).toEqual({ role: 'heading' });
  expect(mask.node({ role: 'progressbar', name: '', value: '1 of 6' })).toMatchObject({
    value: '1 of 6',
  });
});

test('writes a part as a template of Playwright, with what every version knows', () => {
  expect(templateOf({ ...email, states: ['invalid', 'disabled'] })).toBe(
    `- 'textbox "Email" [disabled]': "a@b.nz"`,
  );
  expect(templateOf({ role: 'button', name: "Don't" })).toBe(`- 'button "Don''t"'`);
  expect(templateOf({ role: 'alert', name: '' })).toBe(`- 'alert'`);
});

test('tells what came onto the page', () => {
  expect(newNodes([email, send], [{ ...email, value: 'c@d.nz' }, send])).toEqual([
    { role: 'textbox', name: 'Email', value: 'c@d.nz' },
  ]);
});
