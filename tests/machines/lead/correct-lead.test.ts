import { expect, test } from 'vitest';
import { correctLead } from '#machines/lead/correct-lead.ts';
import { quoteForm } from '#content/forms/quote.ts';
import { lead } from '#tests/server/fixtures/lead.ts';

test('changes only the named fields, options by value or label', () => {
  expect(
    correctLead(quoteForm, lead, { phone: ' 021 555 0199 ', services: 'GST Returns, other' }),
  ).toEqual({ lead: { ...lead, phone: '021 555 0199', services: ['gst-returns', 'other'] } });
});

test.each([
  [{ email: 'aroha' }, 'Enter an email address in the format name@example.co.nz.'],
  [{ firstName: ' ' }, 'Enter your first name.'],
  [{ location: 'atlantis' }, 'Choose where you are based.'],
])('rejects %j', (changes, reason) => {
  expect(correctLead(quoteForm, lead, changes)).toEqual({ reason });
});

test('rejects an unknown field, and lists the known ones', () => {
  expect(correctLead(quoteForm, lead, { subject: 'x' })).toEqual({
    reason: expect.stringMatching(
      /^A lead of the form quote has no field subject; it has business/,
    ),
  });
});
