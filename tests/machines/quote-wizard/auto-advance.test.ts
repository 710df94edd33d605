import { describe, expect, test } from 'vitest';
import { choiceSteps, stepAfter } from '#machines/quote-wizard/steps.ts';
import { timing } from '#tests/specified-steps.ts';
import { allAnswers, startWizard, stateOf, visit } from './wizard.ts';

const choose = (value: string) => ({ type: 'ANSWER.CHOOSE', value }) as const;

const atServices = () => {
  const { businessType, location } = allAnswers;
  return startWizard(visit('services', { businessType, location }));
};

describe('a choice', () => {
  test('leads on after 800 ms and not after 799', () => {
    const wizard = startWizard();
    wizard.send(choose('company'));
    expect(stateOf(wizard)).toBe('business-type.advancing');
    wizard.wait(799);
    expect(stateOf(wizard)).toBe('business-type.advancing');
    wizard.wait(1);
    expect(stateOf(wizard)).toBe('location.waiting');
  });

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

  test('leads on from every step that is answered by choosing', () => {
    const wizard = startWizard();
    for (const step of choiceSteps) {
      expect(stateOf(wizard)).toBe(`${step.id}.waiting`);
      wizard.send(choose(step.options[0].value));
      wizard.wait(timing.autoAdvance);
    }
    expect(stateOf(wizard)).toBe('name.editing');
  });

  test('ends its timer when Continue is quicker', () => {
    const wizard = startWizard();
    wizard.send(choose('company'));
    wizard.wait(400);
    wizard.send({ type: 'STEP.NEXT' });
    wizard.wait(10_000);
    expect(stateOf(wizard)).toBe('location.waiting');
  });

  test('does not lead on after Back', () => {
    const wizard = startWizard(visit('location', { businessType: 'company' }));
    wizard.send(choose('auckland'));
    wizard.send({ type: 'STEP.BACK' });
    wizard.wait(10_000);
    expect(stateOf(wizard)).toBe('business-type.waiting');
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

  test('does not lead on if it was made on an earlier visit', () => {
    const wizard = startWizard(visit('urgency', allAnswers));
    wizard.wait(10_000);
    expect(stateOf(wizard)).toBe('urgency.waiting');
  });
});

describe('services', () => {
  test('restart the 800 ms when one is added or removed', () => {
    const wizard = atServices();
    wizard.send(choose('gst-returns'));
    wizard.wait(799);
    wizard.send(choose('payroll'));
    wizard.wait(799);
    wizard.send(choose('gst-returns'));
    wizard.wait(799);
    expect(stateOf(wizard)).toBe('services.advancing');
    expect(wizard.snapshot().context.answers.services).toEqual(['payroll']);
    wizard.wait(1);
    expect(stateOf(wizard)).toBe(`${stepAfter('services')}.waiting`);
  });

  test('restart the 800 ms when focus moves within the group', () => {
    const wizard = atServices();
    wizard.send(choose('gst-returns'));
    wizard.wait(799);
    wizard.send({ type: 'GROUP.MOVE' });
    wizard.wait(799);
    expect(stateOf(wizard)).toBe('services.advancing');
    wizard.wait(1);
    expect(stateOf(wizard)).toBe(`${stepAfter('services')}.waiting`);
  });

  test('start nothing when only focus moves within the group', () => {
    const wizard = startWizard(visit('services', allAnswers));
    wizard.send({ type: 'GROUP.MOVE' });
    wizard.wait(10_000);
    expect(stateOf(wizard)).toBe('services.waiting');
  });

  test('stop the timer when the last one is removed', () => {
    const wizard = atServices();
    wizard.send(choose('gst-returns'));
    wizard.send(choose('gst-returns'));
    wizard.wait(10_000);
    expect(stateOf(wizard)).toBe('services.waiting');
    expect(wizard.snapshot().context.answers.services).toEqual([]);
  });

  test('are kept in the order in which they are offered', () => {
    const wizard = atServices();
    for (const service of ['other', 'tax-return', 'payroll']) wizard.send(choose(service));
    expect(wizard.snapshot().context.answers.services).toEqual(['tax-return', 'payroll', 'other']);
  });
});

describe('the switch', () => {
  test('turned off, leaves leading on to Continue', () => {
    const wizard = startWizard();
    const { sentEvents } = wizard.send({ type: 'AUTO_ADVANCE.TOGGLE' });
    expect(sentEvents).toEqual([
      { actor: 'preferenceStore', event: { type: 'AUTO_ADVANCE.SAVE', autoAdvance: false } },
    ]);
    wizard.send(choose('company'));
    wizard.wait(10_000);
    expect(stateOf(wizard)).toBe('business-type.waiting');
    wizard.send({ type: 'STEP.NEXT' });
    expect(stateOf(wizard)).toBe('location.waiting');
  });

  test('stops a running timer when it is turned off', () => {
    const wizard = startWizard();
    wizard.send(choose('company'));
    wizard.wait(799);
    wizard.send({ type: 'AUTO_ADVANCE.TOGGLE' });
    wizard.wait(10_000);
    expect(stateOf(wizard)).toBe('business-type.waiting');
  });

  test('waits for the next choice when it is turned on again', () => {
    const wizard = startWizard({ ...visit(), autoAdvance: false });
    wizard.send(choose('company'));
    wizard.send({ type: 'AUTO_ADVANCE.TOGGLE' });
    wizard.wait(10_000);
    expect(stateOf(wizard)).toBe('business-type.waiting');
    wizard.send(choose('company'));
    wizard.wait(800);
    expect(stateOf(wizard)).toBe('location.waiting');
  });
});
