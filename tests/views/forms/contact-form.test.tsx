// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ContactForm } from '#src/views/contact/contact-page.tsx';
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

describe('with the setting log', () => {
  test('logs the values in one message and sends nothing', async () => {
    const { fetched, logged, show } = siteWith('log');
    show(<ContactForm />);
    await fillIn();
    await press();
    expect(logged.mock.calls).toMatchObject([[typed]]);
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.queryByText('Thank you')).toBeNull();
    expect(field('Message')).toHaveValue('Kia ora\n\nMere');
  });
});

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

  test('shows on its button that it is sending, and ignores a second press', async () => {
    const { posts, show } = siteWith('deliver', 'nothing');
    show(<ContactForm />);
    await fillIn();
    // Screen readers announce what comes into a live region, not a region that comes with its text.
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await press();
    const button = screen.getByRole('button', { name: 'Sending your message…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(status).toHaveTextContent('Sending your message…');
    await userEvent.click(button);
    await userEvent.type(field('Full name'), '{Enter}');
    expect(posts()).toHaveLength(1);
  });

  test('shows a failure in the specified words, and retries with the same key', async () => {
    const { posts, show } = siteWith('deliver', 'network failure', 200);
    show(<ContactForm />);
    await fillIn();
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There was an error submitting the form. Please try again or contact us directly.',
    );
    expect(field('Message')).toHaveValue('Kia ora\n\nMere');
    expect(screen.getByRole('button', { name: 'Send message' })).toHaveFocus();
    await press();
    await screen.findByRole('heading', { name: 'Thank you' });
    const [first, second] = posts();
    expect(second).toEqual(first);
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
