// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { SubjectContext } from '#src/views/forms/contexts.ts';
import { QuickQuoteForm } from '#src/views/forms/quick-quote-form.tsx';
import { fill, siteWith } from './show-form.tsx';

const press = () => userEvent.click(screen.getByRole('button', { name: 'Get my free quote' }));

async function fillIn(): Promise<void> {
  await fill(screen.getByRole('textbox', { name: 'Your name (required)' }), 'Mere Ngata');
  await fill(
    screen.getByRole('textbox', { name: 'Email address (required)' }),
    'mere@example.co.nz',
  );
  for (const [name, option] of [
    ['Where you are based (required)', 'Tauranga'],
    ['Who the tax is for (required)', 'Sole Trader'],
    ['Service you need (required)', 'GST Returns'],
  ] as const) {
    await userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
  }
}

describe('a sent form', () => {
  test('to one firm names it, before and after', async () => {
    const { show } = siteWith('deliver', 200);
    show(
      <SubjectContext value={{ firm: { value: 'kauri', label: 'Kauri Tax' } }}>
        <QuickQuoteForm id="hero" variant="default" />
      </SubjectContext>,
    );
    expect(screen.getByText(/passes these details to Kauri Tax, and to nobody else/)).toBeVisible();
    await fillIn();
    await press();
    expect(await screen.findByText(/^Your request has arrived/)).toHaveTextContent(
      'Kauri Tax replies within 24 hours on working days',
    );
    expect(await screen.findByText(/^Expect a reply by \w+day \d+ \w+, by email\.$/)).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Mere Ngata',
      'mere@example.co.nz',
      'Tauranga',
      'Sole Trader',
      'GST Returns',
    ]);
    // With a clipboard, which jsdom does not have.
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect((await screen.findByText('Copied')).parentElement).toHaveAttribute(
      'aria-live',
      'polite',
    );
    expect(screen.getByText(await navigator.clipboard.readText())).toBeVisible();
  });
});
