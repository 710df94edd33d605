// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ContactForm } from '#src/views/contact/contact-form.island.tsx';
import { fill, siteWith } from './show-form.tsx';

const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

/** What was typed. A field that contact.ts gains later is sent empty beside it. */
const typed = {
  name: 'Mere Ngata',
  email: 'mere@example.co.nz',
  subject: 'feedback',
  message: 'Kia ora\n\nMere',
};
const sent = { 'form-name': 'contact', ...typed, 'bot-field': '' };

const fieldsOf = (body: unknown) => Object.fromEntries(new URLSearchParams(String(body)));

async function fillIn(): Promise<void> {
  await fill(field('Full name'), 'Mere Ngata');
  await fill(field('Email address'), 'mere@example.co.nz');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Subject' }),
    'Feedback or a correction',
  );
  await fill(field('Message'), 'Kia ora\n\nMere');
}

describe('with the setting deliver', () => {
  test('posts the message once with a key, and says that it has arrived', async () => {
    const { logged, posts, show } = siteWith('deliver', 200);
    show(<ContactForm />);
    await fillIn();
    await press();
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your message has arrived, and we will answer by email.',
    );
    expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
    const [post, ...others] = posts();
    expect(post).toMatchObject({ address: '/', key: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(fieldsOf(post?.body)).toMatchObject(sent);
    expect(others).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

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
});
