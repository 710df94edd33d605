import { expect, test } from 'vitest';
import { verdictOn } from '#statelab/live/open-tape.ts';
import type { Tape, TapeStep } from '#statelab/tape/tape.ts';
import { entryOf } from '#tests/lab/entry-of.ts';
import { goodTape } from '#tests/lab/replay/tampered.ts';

/** What opening a tape of a quote says, with one of its steps, counted from 1, changed. */
function verdictAfter(
  number: number,
  change: (step: TapeStep) => TapeStep,
  more: Partial<Tape> = {},
): Promise<readonly string[]> {
  const steps = goodTape.steps.map((step, index) => (index + 1 === number ? change(step) : step));
  return verdictOn(entryOf('quote-wizard'), { ...goodTape, steps, ...more });
}

const same = 'The machine has not changed since this tape was recorded.';

test('says that the machine has changed', async () => {
  const fingerprint = '0123456789abcdef';
  expect(await verdictAfter(0, (step) => step, { fingerprint })).toEqual([
    'The machine has changed since this tape was recorded.',
  ]);
});

test('names an event that the machine does not know', async () => {
  const sentences = await verdictAfter(2, (step) => ({ ...step, event: { type: 'LEAD.LOST' } }));
  expect(sentences.slice(0, 2)).toEqual([
    same,
    'Step 2 differs in its result. Recording and model disagree.',
  ]);
  expect(sentences[3]).toBe('Model: the machine does not know the event LEAD.LOST');
});
