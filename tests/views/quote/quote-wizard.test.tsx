// @vitest-environment jsdom
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

test('the thank-you is not indexed', async () => {
  await renderWizard({ step: 'thank-you', sentKey: 'k' });
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
