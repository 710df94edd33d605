import { expect, test } from 'vitest';
import { noAnswers } from '#machines/quote-wizard/answers.ts';
import { quoteWizardScenario, visit } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';
import { allAnswers, answersOf, startSending, startWizard, stateOf } from './wizard.ts';

test('a name is not read before both are filled in, is kept with 101 characters, and leads on with 100', () => {
  const { firstName: _, lastName: __, ...unnamed } = allAnswers;
  const wizard = startWizard(visit('name', unnamed));
  wizard.send({ type: 'FIELD.CHANGE', field: 'firstName', value: 'A'.repeat(101) });
  wizard.send({ type: 'STEP.NEXT' });
  expect(stateOf(wizard)).toBe('name.editing');
  wizard.send({ type: 'FIELD.CHANGE', field: 'lastName', value: 'Ngata' });
  wizard.send({ type: 'STEP.NEXT' });
  expect(stateOf(wizard)).toBe('name.invalid');
  expect(answersOf(wizard).firstName).toBe('A'.repeat(101));
  wizard.send({ type: 'FIELD.CHANGE', field: 'firstName', value: 'A'.repeat(100) });
  wizard.send({ type: 'STEP.NEXT' });
  expect(stateOf(wizard)).toBe('contact.editing');
});

test.each(['business-type', 'services', 'contact'] as const)(
  'after sending, a visit of %s begins a new request and sends nothing',
  (step) => {
    const wizard = startSending();
    wizard.settle('submitForm', 'accepted');
    const { started, sentEvents } = wizard.send({ type: 'STEP.VISIT', step });
    expect(stateOf(wizard)).toBe('business-type.waiting');
    expect(started).toEqual([]);
    expect(sentEvents).toEqual([
      {
        actor: 'draftStore',
        event: {
          type: 'DRAFT.SAVE',
          draft: { answers: noAnswers, attempt: null, sentKey: null },
        },
      },
      { actor: 'stepHistory', event: { type: 'STEP.SHOW', step: 'business-type' } },
    ]);
    expect(answersOf(wizard)).toEqual(noAnswers);
  },
);

test.each([
  ['contact', 'key-9'],
  ['thank-you', null],
] as const)('a visit that ended at %s with the key %s opens the first step', (step, sentKey) => {
  const restored = visit(step);
  const wizard = startWizard({ ...restored, draft: { ...restored.draft, sentKey } });
  expect(stateOf(wizard)).toBe('business-type.waiting');
});

test('an earlier visit reads the lead’s status from the outbox if it ended with the thank-you', () => {
  const restored = visit('thank-you');
  const wizard = drive({
    ...quoteWizardScenario,
    outcomes: {
      ...quoteWizardScenario.outcomes,
      restoreVisit: [
        { name: 'sent', output: { ...restored, draft: { ...restored.draft, sentKey: 'key-9' } } },
      ],
    },
  });
  const { sentEvents } = wizard.settle('restoreVisit', 'sent');
  expect(stateOf(wizard)).toBe('thank-you.draftDropped');
  expect(sentEvents).toContainEqual({
    actor: 'outbox',
    event: { type: 'LEAD.WATCH', key: 'key-9' },
  });
});
