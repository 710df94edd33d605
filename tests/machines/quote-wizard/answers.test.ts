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

  test('counts what is missing as empty', () => {
    const read = readAnswers(quoteForm, { ...noAnswers, firstName: undefined });
    expect(read).toEqual(noAnswers);
  });
});

describe('answering', () => {
  test('keeps typed text to the letter', () => {
    expect(withAnswer(allAnswers, 'firstName', '  Te\u0101  \u{1F600} ').firstName).toBe(
      '  Te\u0101  \u{1F600} ',
    );
  });

  test('with an unknown option leaves the question open', () => {
    expect(withAnswer(allAnswers, 'location', 'atlantis').location).toBe('');
  });

  test('changes nothing else', () => {
    expect(withAnswer(allAnswers, 'location', 'dunedin')).toEqual({
      ...allAnswers,
      location: 'dunedin',
    });
  });

  test('adds a toggled service in the order of the list, and removes it', () => {
    const three = withServiceToggled(allAnswers, 'tax-return');
    expect(three.services).toEqual(['tax-return', 'gst-returns', 'tax-planning']);
    expect(withServiceToggled(three, 'gst-returns').services).toEqual([
      'tax-return',
      'tax-planning',
    ]);
  });

  test('replaces an option by the next one chosen', () => {
    expect(withChoice(allAnswers, stepCalled('location'), 'dunedin').location).toBe('dunedin');
  });

  test('ignores an unknown service', () => {
    expect(withServiceToggled(allAnswers, 'piracy')).toEqual(allAnswers);
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

  test('shows the first error of a field', () => {
    expect(
      problemsOf(quoteForm, { ...allAnswers, email: 'aroha@', phone: '0'.repeat(41) }),
    ).toEqual({
      email: 'Enter an email address in the format name@example.co.nz',
      phone: 'Phone number must be 40 characters or fewer',
    });
  });

  test('a lead has its typed fields trimmed', () => {
    expect(leadOf(quoteForm, { ...allAnswers, firstName: ' Aroha ' })).toEqual(allAnswers);
  });
});
