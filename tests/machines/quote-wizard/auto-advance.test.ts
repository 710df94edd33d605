import { describe, expect, test } from 'vitest';
import { visit } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { choiceSteps, stepAfter } from '#machines/quote-wizard/steps.ts';
import { allAnswers, startWizard, stateOf } from './wizard.ts';

const choose = (value: string) => ({ type: 'ANSWER.CHOOSE', value }) as const;

describe('a choice', () => {
  test('restarts the 800 ms when it is changed', () => {
    const wizard = startWizard();
    wizard.send(choose('company'));
    wizard.wait(799);
    wizard.send(choose('trust'));
    wizard.wait(799);
    expect(stateOf(wizard)).toBe('business-type.advancing');
    wizard.wait(1);
    expect(stateOf(wizard)).toBe('location.waiting');
    expect(wizard.snapshot().context.answers.businessType).toBe('trust');
  });

  test.each(choiceSteps.map(({ id, options: [first] }) => ({ id, value: first.value })))(
    'does not lead on from $id once the page was left, and Continue does',
    ({ id, value }) => {
      const wizard = startWizard(visit(id, allAnswers));
      wizard.send(choose(value));
      expect(stateOf(wizard)).toBe(`${id}.advancing`);
      wizard.send({ type: 'PAGE.HIDE' });
      wizard.wait(10_000);
      expect(stateOf(wizard)).toBe(`${id}.waiting`);
      wizard.send({ type: 'STEP.NEXT' });
      expect(stateOf(wizard)).toMatch(new RegExp(`^${stepAfter(id)}\\.`));
    },
  );
});

test('services restart the 800 ms when focus moves within the group', () => {
  const { businessType, location } = allAnswers;
  const wizard = startWizard(visit('services', { businessType, location }));
  wizard.send(choose('gst-returns'));
  wizard.wait(799);
  wizard.send({ type: 'GROUP.MOVE' });
  wizard.wait(799);
  expect(stateOf(wizard)).toBe('services.advancing');
  wizard.wait(1);
  expect(stateOf(wizard)).toBe(`${stepAfter('services')}.waiting`);
});
