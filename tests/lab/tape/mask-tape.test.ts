import { expect, test } from 'vitest';
import { formScenario } from '#machines/form/form.scenario.ts';
import { createMask } from '#statelab/tape/mask.ts';
import { maskStep } from '#statelab/tape/mask-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';

test('masks the visitor’s actions too', () => {
  const event = { type: 'FIELD.CHANGE', field: 'name', value: 'Hana Tua' } as const;
  const [first] = recordPath(formScenario, [{ kind: 'event', event }], {
    path: '/',
    recordedAt: '2026-11-21T00:00:00.000Z',
    masked: false,
  }).steps;
  if (first?.kind !== 'event') throw new Error('The first step is an event.');
  const cause = { by: 'input', role: 'textbox', name: 'Your name', value: 'Hana Tua' };
  expect(maskStep(createMask(), { ...first, cause })).toMatchObject({
    cause: { ...cause, value: 'Xxxx Xxx' },
  });
});
