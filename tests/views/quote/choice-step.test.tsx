// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answered, button, heading, renderWizard } from './render-wizard.tsx';

afterEach(cleanup);

// jsdom lays nothing out, so it has nothing to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

const labels = (kind: 'radio' | 'checkbox') =>
  screen.getAllByRole(kind).map((input) => input.parentElement?.textContent);

const summary = () => screen.getByRole('heading', { level: 2, name: 'There is a problem' });

test('step 1 offers the kinds of taxpayer', async () => {
  await renderWizard();
  expect(labels('radio')).toEqual([
    'Individual/Personal',
    'Sole Trader',
    'Partnership',
    'Company',
    'Trust',
    'Other',
  ]);
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('step 2 offers the places', async () => {
  await renderWizard({ step: 'location', answers: answered });
  expect(labels('radio')).toEqual([
    'Auckland',
    'Wellington',
    'Christchurch',
    'Hamilton',
    'Tauranga',
    'Dunedin',
    'Palmerston North',
    'Other',
  ]);
});

test('step 3 offers the services, several of them at once', async () => {
  const { user, saved } = await renderWizard({ step: 'services', answers: answered });
  expect(labels('checkbox')).toEqual([
    'Tax Return Preparation',
    'GST Returns',
    'Business Setup',
    'Tax Planning',
    'Bookkeeping',
    'Payroll Services',
    'Audit Support',
    'Other',
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Bookkeeping' }));
  await user.click(screen.getByRole('checkbox', { name: 'GST Returns' }));
  expect(saved.at(-1)?.answers.services).toEqual(['bookkeeping', 'payroll']);
});

test('step 4 offers the times', async () => {
  await renderWizard({ step: 'urgency', answers: answered });
  expect(labels('radio')).toEqual([
    'ASAP (within days)',
    'Within a week',
    'Within a month',
    'Within 3 months',
    "I'm flexible",
  ]);
});

test('the advice is tied to the group and follows the switch', async () => {
  const { user } = await renderWizard({ autoAdvance: true });
  const name = 'What kind of tax help are you after?';
  expect(
    screen.getByRole('group', {
      name,
      description:
        'Choose the one that fits best. Choosing an answer takes you to the next step. You can always go back.',
    }),
  ).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Move on automatically' }));
  expect(
    screen.getByRole('group', {
      name,
      description:
        'Choose the one that fits best. Choose an answer, then press Continue. You can always go back.',
    }),
  ).toBeTruthy();
});

test('Continue with nothing chosen says what is missing, each time anew', async () => {
  const { user } = await renderWizard();
  await user.click(button('Continue'));
  expect(document.activeElement).toBe(summary());
  expect(document.title).toBe('Error: Step 1 of 6: Business type – Get Free Quotes | Waymark');

  await user.click(screen.getByRole('link', { name: 'Choose the kind of taxpayer you are' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Individual/Personal' }));

  await user.click(button('Continue'));
  expect(document.activeElement).toBe(summary());

  await user.click(screen.getByRole('radio', { name: 'Trust' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.title).toBe('Step 1 of 6: Business type – Get Free Quotes | Waymark');
});

test('a choice is kept at once, and Continue goes on with it', async () => {
  const { user, saved } = await renderWizard();
  await user.click(screen.getByRole('radio', { name: 'Trust' }));
  expect(saved.at(-1)?.answers.businessType).toBe('trust');
  expect(heading().textContent).toBe('What kind of tax help are you after?');
  await user.click(button('Continue'));
  expect(heading().textContent).toBe('Where are you based?');
});
