// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { steps } from '#machines/quote-wizard/steps.ts';
import { answered, button, renderWizard } from './render-wizard.tsx';

const summary = () => screen.getByRole('group', { name: 'There is a problem' });

test('allows several services', async () => {
  const { user, saved } = await renderWizard({ step: 'services', answers: answered });
  await user.click(screen.getByRole('checkbox', { name: 'Bookkeeping' }));
  await user.click(screen.getByRole('checkbox', { name: 'GST Returns' }));
  expect(saved.at(-1)?.answers.services).toEqual(['bookkeeping', 'payroll']);
});

test('Continue without a choice shows what is missing', async () => {
  const { user } = await renderWizard();
  await user.click(button('Continue'));
  expect(document.activeElement).toBe(summary());
  const group = screen.getByRole('group', { name: /Who is the tax for/ });
  expect(group).toHaveAccessibleDescription(/ Choose who the tax is for$/);
  expect(document.title).toBe(
    `Error: Step 1 of ${steps.length}: Business type – Get Free Quotes | Waymark`,
  );

  await user.click(screen.getByRole('link', { name: 'Choose who the tax is for' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Individual/Personal' }));

  await user.click(screen.getByRole('radio', { name: 'Trust' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.title).toBe(
    `Step 1 of ${steps.length}: Business type – Get Free Quotes | Waymark`,
  );
});
