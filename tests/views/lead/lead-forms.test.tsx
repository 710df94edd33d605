// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OfferForms } from '#src/views/lead/offer-forms.tsx';
import { RequestForms } from '#src/views/lead/request-forms.tsx';

/** What the form of a button sends, as the server of links reads it. */
function sentBy(button: string): unknown {
  const form = screen.getByRole<HTMLButtonElement>('button', { name: button }).form;
  return Object.fromEntries(new FormData(form ?? undefined));
}

test('the forms of a request send what the server asks for', async () => {
  render(<RequestForms />);
  const visitor = userEvent.setup();
  await visitor.type(screen.getByRole('textbox', { name: /What else/ }), 'I use Xero.');
  await visitor.type(screen.getByRole('textbox', { name: /number/ }), '021 555 0123');
  expect(sentBy('Withdraw my request')).toEqual({ action: 'withdraw' });
  await visitor.click(screen.getByRole('checkbox'));
  expect(sentBy('Withdraw my request')).toEqual({ action: 'withdraw', confirm: 'yes' });
  expect(sentBy('Add it to my request')).toEqual({ action: 'add', message: 'I use Xero.' });
  expect(sentBy('Change my number')).toEqual({ action: 'phone', phone: '021 555 0123' });
});

test('the forms of an offer send what the server asks for', async () => {
  render(<OfferForms />);
  expect(sentBy('Accept this request')).toEqual({ action: 'accept' });
  await userEvent.selectOptions(screen.getByRole('combobox'), 'busy');
  expect(sentBy('Decline this request')).toEqual({ action: 'decline', reason: 'busy' });
});
