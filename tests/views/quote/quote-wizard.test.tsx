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

test('the thank-you is not indexed, and shows whoever is behind what to do first', async () => {
  const answers = { ...answered, services: ['overdue'] };
  await renderWizard({ step: 'thank-you', answers, sentKey: 'k' });
  const meanwhile = screen.getByRole('link', { name: 'See what to do first meanwhile' });
  expect(meanwhile).toHaveAttribute('href', '/behind-with-tax#steps');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
