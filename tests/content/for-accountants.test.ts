import { expect, test } from 'vitest';
import { page } from '#content/pages/for-accountants.ts';
import { mailText } from '#src/server/tell/mail-text.ts';

test('the sample request has the lines of the email that a firm gets', () => {
  const section = page.sections.find(({ id }) => id === 'sample');
  const rows = section?.kind === 'table' ? section.table.rows : [];
  const email = mailText({
    about: 'lead',
    lead: {
      id: 1,
      form: 'quote',
      reference: 'SAMP-0001',
      receivedAt: '2026-11-26T00:00:00.000Z',
      status: 'new',
      notified: 'due',
      values: {
        businessType: 'sole-trader',
        location: 'palmerston-north',
        services: ['gst-returns', 'overdue'],
        urgency: 'month',
        firstName: 'Mere',
        lastName: 'Sample',
        email: 'mere@example.co.nz',
        phone: '021 000 000',
        businessName: 'Sample Fencing',
        yearsBehind: '2 years behind',
        turnover: '$60,000 to $250,000 a year',
        message: 'A letter came on Friday.',
      },
    },
  });
  const lines = email.split('\n').map((line) => line.trim());
  for (const [label = '', text = ''] of rows) {
    const isMultiline = lines.includes(`${label}:`);
    expect(lines).toContain(isMultiline ? text : `${label}: ${text}`);
  }
  expect(rows).toHaveLength(13);
});
