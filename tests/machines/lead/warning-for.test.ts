import { expect, test } from 'vitest';
import { quoteForm } from '#content/forms/quote.ts';
import { warningFor } from '#machines/lead/warning-for.ts';

test.each([
  [
    'phone',
    '12345',
    'Check this number: a New Zealand one looks like 021 555 0123 or 09 555 1234.',
  ],
  [
    'message',
    'My IRD number is 49-091-850.',
    'This looks like an IRD number. Leave it out: nobody needs it for a quote.',
  ],
  ['email', 'aroha@gmial.com', 'Did you mean aroha@gmail.com?'],
  ['email', 'Aroha.N@Hotmial.com', 'Did you mean Aroha.N@hotmail.com?'],
  ['email', 'aroha@extra.co.nz', 'Did you mean aroha@xtra.co.nz?'],
  ['email', 'jane@gmail', 'Did you mean jane@gmail.com?'],
  ['email', 'jane@acme', 'Did you mean jane@acme.co.nz?'],
  ['email', '.jane.@gmail.con', 'Did you mean jane@gmail.com?'],
  ['email', '\u2060jane@gmail\u200b', 'Did you mean jane@gmail.com?'],
] as const)('warns about %s %s', (field, text, remark) => {
  expect(warningFor(quoteForm.fields[field], text)).toBe(remark);
});

test.each([
  ['phone', ''],
  ['phone', '\u202A+64 21 555 0199\u202C'],
  ['email', 'aroha@'],
  ['email', ' Aroha.N@Gmail.com'],
  ['email', 'aroha@gmial.com.example.co.nz'],
  ['message', 'GST is due on 28 January 2027.'],
  ['businessName', '49091850'],
] as const)('does not warn about %s %j', (field, text) => {
  expect(warningFor(quoteForm.fields[field], text)).toBeUndefined();
});
