// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, button, renderWizard } from './render-wizard.tsx';

const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });

test('Continue needs both names, and says so', async () => {
  const { user } = await renderWizard({
    step: 'name',
    answers: { ...answered, firstName: '', lastName: '' },
  });
  const waiting = {
    name: 'Continue',
    description: 'Fill in both names to continue.',
  };
  expect(screen.getByRole('button', waiting)).toHaveProperty('disabled', true);
  await user.type(field('First name'), 'Mere');
  expect(button('Continue')).toHaveProperty('disabled', true);
  await user.type(field('Last name'), 'Ngata');
  expect(button('Continue')).toHaveProperty('disabled', false);
  expect(screen.queryByText('Fill in both names to continue.')).toBeNull();
});

test('announces a repeated failure again', async () => {
  const failures: (() => void)[] = [];
  const { user } = await renderWizard({
    step: 'contact',
    answers: answered,
    submitForm: () =>
      new Promise((_, reject) => {
        failures.push(() => reject(new Error('No network')));
      }),
  });
  await user.click(button('Get my free quotes'));
  await act(async () => failures[0]?.());
  expect(screen.getByRole('alert')).toBeTruthy();
  await user.click(button('Get my free quotes'));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => failures[1]?.());
  expect(screen.getByRole('alert')).toBeTruthy();
});
