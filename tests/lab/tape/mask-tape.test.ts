import { expect, test } from 'vitest';
import { formScenario } from '#machines/form/form.scenario.ts';
import { createMask } from '#statelab/tape/mask.ts';
import { maskStep } from '#statelab/tape/mask-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Step } from '#statelab/scenario.ts';

const typed = (field: string, value: string) =>
  ({ kind: 'event', event: { type: 'FIELD.CHANGE', field, value } }) as const;
const steps: readonly Step<typeof formScenario.machine>[] = [
  typed('name', 'Hana Tua'),
  typed('email', 'hana@example.co.nz'),
];
const about = { path: '/', recordedAt: '2026-11-21T00:00:00.000Z' };
const plain = recordPath(formScenario, steps, { ...about, masked: false });

test('masks the visitor’s actions too', () => {
  const [first] = plain.steps;
  if (first?.kind !== 'event') throw new Error('The first step is an event.');
  const cause = { by: 'input', role: 'textbox', name: 'Your name', value: 'Hana Tua' };
  expect(maskStep(createMask(), { ...first, cause })).toMatchObject({
    cause: { ...cause, value: 'Xxxx Xxx' },
  });
});
