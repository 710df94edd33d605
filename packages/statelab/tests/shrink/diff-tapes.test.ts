import { expect, test } from 'vitest';
import { printDiff } from '#statelab/replay/diff-tapes.ts';
import { recordedStep } from '#statelab/report/recorded-step.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { shopping } from './till.ts';

const names = ['one.json', 'other.json'] as const;

const tape = shopping(['tea', 4], ['milk', 3], ['sugar', 2], ['rice', 5], ['salt', 1], ['oil', 9]);

const withStep = (number: number, change: Partial<Tape['steps'][number]>): Tape => {
  const [step] = tape.steps.slice(number - 1);
  if (step?.kind !== 'event') throw new Error(`Step ${number} is no event.`);
  return { ...tape, steps: tape.steps.with(number - 1, { ...step, ...change, kind: 'event' }) };
};

test('two alike tapes', () => {
  expect(printDiff(tape, structuredClone(tape), names)).toEqual({
    isAlike: true,
    text: 'The tapes are alike: 6 steps.\n',
  });
});

test('the step where two tapes part, with three before and after, and what differs', () => {
  const other = shopping(['tea', 4], ['milk', 3], ['sugar', 2], ['rice', 6], ['salt', 1]);
  const state = 'paid';
  const paid = {
    ...other,
    steps: other.steps.map((step, at) => (at === 3 ? { ...step, state } : step)),
  };
  expect(printDiff(tape, paid, names)).toEqual({
    isAlike: false,
    text: [
      '- one.json',
      '+ other.json',
      'The tapes part at step 4: event, state, context.',
      '',
      '      1  ITEM name ‘tea’ price 4 → ',
      '      2  ITEM name ‘milk’ price 3 → ',
      '      3  ITEM name ‘sugar’ price 2 → ',
      '-     4  ITEM name ‘rice’ price 5 → ',
      '-     5  ITEM name ‘salt’ price 1 → ',
      '-     6  ITEM name ‘oil’ price 9 → ',
      '+     4  ITEM name ‘rice’ price 6 → paid',
      '+     5  ITEM name ‘salt’ price 1 → ',
      '',
      'event.price',
      '  - 5',
      '  + 6',
      'state',
      '  - {}',
      '  + "paid"',
      'context.total',
      '  - 14',
      '  + 15',
      '',
    ].join('\n'),
  });
});

test('tapes that part at the opening', () => {
  const other = { ...tape, opening: { ...tape.opening, context: { total: 10, items: [] } } };
  const { text } = printDiff(tape, other, names);
  expect(text).toContain('The tapes part at the opening: context.');
  expect(text).toContain('-     0  the opening → \n');
  expect(text).toContain('context.total\n  - 0\n  + 10\n');
});

test('a tape that ends before the other', () => {
  const { text } = printDiff(tape, { ...tape, steps: tape.steps.slice(0, 2) }, names);
  expect(text).toContain('The tapes are alike until other.json ends, after 2 steps.');
});

test('another time parts tapes only where nothing else does', () => {
  const late = withStep(2, { at: 17 });
  expect(printDiff(tape, late, names).text).toMatch(
    /part at step 2: at\.[^]*\nat\n {2}- 0\n {2}\+ 17\n/,
  );
  const [step] = late.steps.slice(-1);
  if (step === undefined) throw new Error('There is a last step.');
  const both = { ...late, steps: late.steps.with(5, { ...step, state: 'paid' }) };
  expect(printDiff(tape, both, names).text).toContain('The tapes part at step 6: state.');
});

test('what is kept again without a change parts no tapes', () => {
  const kept = tape.steps[2]?.context;
  const once = withStep(4, { context: undefined });
  expect(printDiff(once, withStep(4, { context: kept }), names).isAlike).toBe(true);
});

test('tapes of machines that were given something else part at the opening', () => {
  const { text } = printDiff(
    { ...tape, input: { shop: 1 } },
    { ...tape, input: { shop: 2 } },
    names,
  );
  expect(text).toContain('The tapes part at the opening: input.');
  expect(text).toContain('input.shop\n  - 1\n  + 2\n');
});

test('describes a timer and the end of an effect in words', () => {
  const shown = { at: 0, transitions: [], state: 'on' };
  const ended = { ...shown, kind: 'outcome', actor: 'weigh' } as const;
  const lineOf = (step: Tape['steps'][number]) => recordedStep(step, step);
  expect(lineOf({ ...shown, kind: 'wait', event: { type: 'xstate.after.boil' } })).toBe(
    'a timer fired: xstate.after.boil → on',
  );
  expect(lineOf({ ...ended, event: { type: 'xstate.done.actor.weigh', output: 4 } })).toBe(
    'weigh ended: 4 → on',
  );
  expect(lineOf({ ...ended, event: { type: 'xstate.error.actor.weigh', error: 'No.' } })).toBe(
    'weigh ended: "No." → on',
  );
});
