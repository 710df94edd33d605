import { describe, expect, test } from 'vitest';
import { leadOf, problemsOf, readAnswers } from '#machines/lead/lead-form.ts';
import { noAnswers, withAnswer, withChoice } from '#machines/quote-wizard/answers.ts';
import { quoteForm } from '#content/forms/quote.ts';
import { choiceSteps, type ChoiceStep } from '#machines/quote-wizard/steps.ts';
import { specifiedOf } from '#tests/quote-request.ts';
import { allAnswers } from './wizard.ts';

function stepCalled(id: string): ChoiceStep {
  const step = choiceSteps.find((row) => row.id === id);
  if (step === undefined) throw new Error(`No step is called ${id}.`);
  return step;
}

const withServiceToggled = (answers: typeof allAnswers, service: string) =>
  withChoice(answers, stepCalled('services'), service);

describe('untrusted answers', () => {
  test('treats an unknown option as no answer', () => {
    const read = readAnswers(quoteForm, { ...allAnswers, businessType: 'pirate', urgency: 7 });
    expect(read).toEqual({ ...allAnswers, businessType: '', urgency: '' });
  });

  test('discards a list with one unknown service', () => {
    const read = readAnswers(quoteForm, { ...allAnswers, services: ['payroll', 'piracy'] });
    expect(read.services).toEqual([]);
  });
});

describe('answering', () => {
  test('with an unknown option leaves the question open', () => {
    expect(withAnswer(allAnswers, 'location', 'atlantis').location).toBe('');
  });

  test('adds a toggled service in the order of the list, and removes it', () => {
    const three = withServiceToggled(allAnswers, 'tax-return');
    expect(three.services).toEqual(['tax-return', 'gst-returns', 'tax-planning']);
    expect(withServiceToggled(three, 'gst-returns').services).toEqual([
      'tax-return',
      'tax-planning',
    ]);
  });
});

describe('the problems of answers', () => {
  test('are none if they make a lead', () => {
    expect(problemsOf(quoteForm, allAnswers)).toEqual({});
    expect(leadOf(quoteForm, allAnswers)).toEqual(allAnswers);
  });

  test('are a sentence for each empty required field', () => {
    expect(specifiedOf(problemsOf(quoteForm, noAnswers))).toEqual({
      businessType: 'Choose who the tax is for',
      location: 'Choose where you are based',
      services: 'Choose at least one service',
      urgency: 'Choose how soon you need help',
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      email: 'Enter your email address',
    });
    expect(leadOf(quoteForm, noAnswers)).toBeNull();
  });
});
