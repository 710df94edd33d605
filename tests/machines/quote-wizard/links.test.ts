import { describe, expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { noAnswers } from '#machines/quote-wizard/answers.ts';
import { visit } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { bodyOf } from '#tests/quote-request.ts';
import { allAnswers, answersOf, leadsOf, startWizard, stateOf } from './wizard.ts';

describe('an address that names a town', () => {
  const towns = cities.map(({ slug }) => slug);

  test.each(towns)(
    '%s counts as answered: after step 1 comes step 3, and Back shows step 2',
    (town) => {
      const wizard = startWizard({ ...visit(), location: town });
      wizard.send({ type: 'ANSWER.CHOOSE', value: 'company' });
      wizard.send({ type: 'STEP.NEXT' });
      expect(stateOf(wizard)).toBe('services.waiting');
      wizard.send({ type: 'STEP.BACK' });
      expect(stateOf(wizard)).toBe('location.waiting');
      expect(answersOf(wizard).location).toBe(town);
      wizard.send({ type: 'STEP.NEXT' });
      expect(stateOf(wizard)).toBe('services.waiting');
    },
  );

  test.each(['taihape', '', null])('that nobody offers, %s, answers nothing', (location) => {
    const wizard = startWizard({ ...visit(), location });
    wizard.send({ type: 'ANSWER.CHOOSE', value: 'company' });
    wizard.send({ type: 'STEP.NEXT' });
    expect(stateOf(wizard)).toBe('location.waiting');
  });
});

describe('an address that filled in answers', () => {
  const asked = { location: 'napier', services: 'gst-returns', entry: 'entry-1' };
  const changed = { ...allAnswers, location: 'auckland', services: ['tax-planning'] } as const;
  const draft = { ...visit('contact', changed).draft, filledInBy: 'entry-1' };

  test('is kept with the draft', () => {
    const wizard = startWizard({ ...visit(), ...asked });
    const { sentEvents } = wizard.send({ type: 'ANSWER.CHOOSE', value: 'company' });
    expect(sentEvents).toContainEqual({
      actor: 'draftStore',
      event: {
        type: 'DRAFT.SAVE',
        draft: {
          answers: {
            ...noAnswers,
            businessType: 'company',
            location: 'napier',
            services: ['gst-returns'],
          },
          attempt: null,
          sentKey: null,
          filledInBy: 'entry-1',
        },
      },
    });
  });

  test('leaves later answers as they are when it is reloaded', () => {
    const { location, services } = answersOf(startWizard({ ...visit(), ...asked, draft }));
    expect({ location, services }).toEqual({ location: 'auckland', services: ['tax-planning'] });
  });

  test('fills in again from another link', () => {
    const wizard = startWizard({ ...visit(), ...asked, entry: 'entry-2', draft });
    const { location, services } = answersOf(wizard);
    expect({ location, services }).toEqual({
      location: 'napier',
      services: ['tax-planning', 'gst-returns'],
    });
    expect(wizard.snapshot().context.filledInBy).toBe('entry-2');
  });
});

describe('a firm', () => {
  test('gets the lead if the address names it', () => {
    const wizard = startWizard({ ...visit('contact', allAnswers), firm: 'greenlion' });
    const [lead] = leadsOf(wizard.send({ type: 'FORM.SUBMIT', newIdempotencyKey: 'key-1' }));
    expect(lead).toMatchObject({ body: bodyOf({ ...allAnswers, firm: 'greenlion' }) });
  });

  test.each(['acme', '', null])('that is not listed, %s, is none', (firm) => {
    expect(answersOf(startWizard({ ...visit('contact', allAnswers), firm })).firm).toBe('');
  });

  test('is not kept for a visit without one', () => {
    const wizard = startWizard(visit('contact', { ...allAnswers, firm: 'greenlion' }));
    expect(answersOf(wizard).firm).toBe('');
  });

  test('stays for the next request of its visit', () => {
    const wizard = startWizard({ ...visit('contact', allAnswers), firm: 'greenlion' });
    wizard.send({ type: 'FORM.SUBMIT', newIdempotencyKey: 'key-1' });
    wizard.settle('submitForm', 'accepted');
    wizard.send({ type: 'STEP.VISIT', step: 'business-type' });
    expect(answersOf(wizard)).toEqual({ ...noAnswers, firm: 'greenlion' });
  });
});
