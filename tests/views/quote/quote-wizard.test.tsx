// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, button, heading, renderWizard } from './render-wizard.tsx';

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
