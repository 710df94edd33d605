// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { QuickQuoteForm } from '#src/views/forms/quick-quote-form.island.tsx';
import { SubjectContext } from '#src/views/forms/contexts.ts';
import { fill, siteWith } from './show-form.tsx';

const submitName = 'Send my request';
const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const list = (name: string): HTMLElement => screen.getByRole('combobox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: submitName }));

/** Fills in the required fields. */
async function fillIn(): Promise<void> {
  await fill(field('Your name (required)'), 'Mere Ngata');
  await fill(field('Email address (required)'), 'mere@example.co.nz');
  await userEvent.selectOptions(list('Where you are based (required)'), 'Tauranga');
  await userEvent.selectOptions(list('Who the tax is for (required)'), 'Sole Trader');
  await userEvent.selectOptions(list('Service you need (required)'), 'GST Returns');
}

const optionsOf = (name: string): readonly (string | null)[] =>
  within(list(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the prerendered form', () => {
  test.each([
    [{ town: 'wellington' }, ['Wellington']],
    [{ town: 'nelson' }, ['Nelson']],
    [{ service: 'gst-returns' }, ['GST Returns']],
    [{ town: 'napier', service: 'audit-support' }, ['Napier', 'Audit Support']],
  ] as const)('starts with the subject of its page: %j', (subject, labels) => {
    const { page } = siteWith('deliver');
    document.body.innerHTML = renderToString(
      page(
        <SubjectContext value={subject}>
          <QuickQuoteForm id="hero" variant="wide" />
        </SubjectContext>,
      ),
    );
    const chosen = [...document.querySelectorAll('option[selected]')];
    const named = chosen.filter((option) => option.getAttribute('value') !== '');
    expect(named.map(({ textContent }) => textContent)).toEqual(labels);
    expect(optionsOf('Where you are based (required)')).toHaveLength(18);
  });
});

describe('pressing with missing fields', () => {
  test('lists them in a focused summary and beside each field', async () => {
    const { fetched, logged, show } = siteWith('log');
    show(<QuickQuoteForm id="hero" variant="default" />);
    await press();
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Enter your name', '#hero-name'],
      ['Enter your email address', '#hero-email'],
      ['Choose where you are based', '#hero-location'],
      ['Choose who the tax is for', '#hero-businessType'],
      ['Choose the service you need', '#hero-serviceNeeded'],
    ]);
    expect(list('Service you need (required)')).toBeInvalid();
    expect(list('Service you need (required)')).toHaveAccessibleDescription(
      'Choose the service you need',
    );
    expect(field('Phone number (optional)')).toBeValid();
    expect(logged).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('clears each error as its field is corrected, and refocuses the summary', async () => {
    siteWith('log').show(<QuickQuoteForm id="hero" variant="default" />);
    await press();
    await userEvent.type(field('Your name (required)'), 'Mere');
    expect(field('Your name (required)')).toBeValid();
    // It keeps its place, and leads nowhere.
    const summary = within(screen.getByRole('group', { name: 'There is a problem' }));
    expect(summary.getByText('Enter your name')).not.toHaveRole('link');
    await userEvent.type(field('Email address (required)'), 'mere@');
    expect(field('Email address (required)')).toHaveAccessibleDescription(
      'Enter an email address in the format name@example.co.nz',
    );
    await press();
    expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    expect(field('Email address (required)')).toHaveValue('mere@');
  });
});

test('with the setting log logs the values in one message, and neither sends nor confirms', async () => {
  const { fetched, logged, show } = siteWith('log');
  show(<QuickQuoteForm id="hero" variant="default" />);
  expect(screen.getByText('The button below sends nothing yet.')).toBeVisible();
  await fillIn();
  await press();
  expect(logged.mock.calls).toEqual([
    [
      {
        name: 'Mere Ngata',
        email: 'mere@example.co.nz',
        phone: '',
        location: 'tauranga',
        businessType: 'sole-trader',
        serviceNeeded: 'gst-returns',
        urgency: '',
      },
    ],
  ]);
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.queryByText('Thank you')).toBeNull();
});

test('a form to one firm names it, before and after it is sent', async () => {
  const { fetched, show } = siteWith('deliver');
  show(
    <SubjectContext value={{ firm: { value: 'kauri', label: 'Kauri Tax' } }}>
      <QuickQuoteForm id="hero" variant="default" />
    </SubjectContext>,
  );
  expect(screen.getByText(/passes these details to Kauri Tax, and to nobody else/)).toBeVisible();
  await fillIn();
  await press();
  expect(await screen.findByText(/^Your request has arrived/)).toHaveTextContent(
    'Kauri Tax promises to reply within 24 hours on working days',
  );
  expect(fetched.mock.calls[0]?.[1]?.body).toContain('&firm=kauri');
});
