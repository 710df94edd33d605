// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContactForm } from '#src/views/contact/contact-form.island.tsx';
import { fill, siteWith } from './show-form.tsx';

const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

async function fillIn(): Promise<void> {
  await fill(field('Full name'), 'Mere Ngata');
  await fill(field('Email address'), 'mere@example.co.nz');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Subject' }),
    'Feedback or a correction',
  );
  await fill(field('Message'), 'Kia ora\n\nMere');
}

test('reports a rejected message, and restores its fields', async () => {
  const { show, wait } = siteWith('deliver', 422);
  show(<ContactForm />);
  await fillIn();
  await press();
  await screen.findByRole('heading', { name: 'Thank you' });
  await wait(5000);
  expect(
    await screen.findByText(
      'Your message could not be delivered. Please write to hello@waymark.example or call 0800 000 000.',
    ),
  ).toHaveRole('status');
  expect(field('Message')).toHaveValue('Kia ora\n\nMere');
  expect(field('Full name')).toHaveValue('Mere Ngata');
});
