// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { steps, stepNamed } from '#machines/quote-wizard/steps.ts';
import { specifiedSteps } from '#tests/specified-steps.ts';
import { answered, button, heading, renderWizard } from './render-wizard.tsx';

test.each(specifiedSteps)(
  '$id: shows the question, the progress and the title',
  async (specified) => {
    const step = stepNamed(specified.id);
    const number = steps.findIndex(({ id }) => id === step) + 1;
    const progress = `Step ${number} of ${steps.length}`;
    await renderWizard({ step, answers: answered });
    expect(heading().textContent).toBe(`${progress} ${specified.heading}`);
    const bar = screen.getByRole('progressbar', { name: 'Your request' });
    expect(bar.getAttribute('aria-valuenow')).toBe(
      String(Math.round((100 * number) / steps.length)),
    );
    expect(bar.getAttribute('aria-valuetext')).toBe(progress);
    expect(document.title).toBe(`${progress}: ${specified.short} – Get Free Quotes | Waymark`);
  },
);

test('fades in a step that follows another, but not the one that a visit begins with', async () => {
  const { user } = await renderWizard({ step: 'location', answers: answered });
  const isFadingIn = () => heading().closest('[data-appears]') !== null;
  expect(isFadingIn()).toBe(false);
  await user.click(button('Back'));
  expect(isFadingIn()).toBe(true);
  await user.click(button('Continue'));
  expect(isFadingIn()).toBe(true);
});

test('shows no progress and no claims on the thank-you, which is not indexed', async () => {
  await renderWizard({ step: 'thank-you', sentKey: 'k' });
  expect(heading().textContent).toBe('Thank you');
  expect(document.title).toBe('Thank you – Get Free Quotes | Waymark');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText('100% Free')).toBeNull();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

const textsOf = (role: string): readonly (string | null)[] =>
  screen.getAllByRole(role).map(({ textContent }) => textContent);

describe('the thank-you', () => {
  const sent = { ...answered, message: 'A letter of 3 May.\nWe use Xero.' };

  test('repeats the sent answers in words', async () => {
    await renderWizard({ step: 'thank-you', sentKey: 'k', answers: sent });
    expect(await screen.findByRole('heading', { name: 'What you sent' })).toBeVisible();
    expect(textsOf('definition')).toEqual([
      'Company',
      'Palmerston North',
      'GST Returns, Payroll Services',
      'Within 3 months',
      'Mere',
      'Ngata',
      'mere@example.co.nz',
      'A letter of 3 May.\nWe use Xero.',
    ]);
  });
});

const status = () => screen.getByRole('status').textContent;

test('shows the status of a pending lead', async () => {
  const { rejectLead } = await renderWizard({ step: 'thank-you', sentKey: 'k' });
  expect(status()).toBe(
    'Your request is still being delivered. It is kept safely in this browser and we keep trying; you can leave this page open or come back to the site later.',
  );
  await rejectLead();
  expect(status()).toBe(
    'Your request could not be delivered. Please call 0800 000 000 or write to hello@waymark.example and we will take your details ourselves.',
  );
});
