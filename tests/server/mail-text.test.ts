import { expect, onTestFinished, test } from 'vitest';
import type { LeadForm } from '#content/forms/field.ts';
import { forms } from '#content/forms/forms.ts';
import type { Channel } from '#machines/lead-delivery/channels.ts';
import type { Notification } from '#src/server/keep/notification-queue.ts';
import { serverSettings } from '#src/server/settings.ts';
import { mailText } from '#src/server/tell/mail-text.ts';
import { notifiersOf } from '#src/server/tell/tell.ts';
import { atEveryClock } from '#tests/clocks.ts';
import { lead as values, stored } from './fixtures/lead.ts';
import { notification } from './fixtures/notification.ts';
import { byMail, startMailServer } from './fixtures/receivers.ts';

/** Sends a message of a channel. Returns the messages that reached a mail server. */
async function mailed(channel: Channel, changes: Partial<Notification> = {}) {
  const server = await startMailServer();
  onTestFinished(server.close);
  const send = notifiersOf(serverSettings(byMail(server.url))).get(channel);
  const operator = { ...notification, recipient: 'one@waymark.example', ...changes };
  await send?.(operator, new AbortController().signal);
  return server.messages.map(({ text, ...message }) => {
    const [head = '', ...body] = text.replaceAll('=\r\n', '').split('\r\n\r\n');
    return { ...message, head, body };
  });
}

const requestFor = (firm: string, changes = {}) => ({
  ...notification.lead,
  values: { ...values, message: 'Two years late.', firm },
  ...changes,
});

test('lists labels with their answers', async () => {
  expect(mailText({ lead: requestFor('greenlion'), about: 'lead' })).toBe(`Reference: K7Q2-M9XD
Received: Saturday, 21 November 2026 at 1:00 pm, New Zealand time

Who the tax is for: Sole Trader
Location: Palmerston North
Services: GST Returns, Tax Planning
Timing: ASAP (within days)
First name: Aroha
Last name: Ngata
Email: aroha@example.co.nz
Phone: 021 555 0123
Message:
    Two years late.
For: Greenlion

Reply to this message to write to aroha@example.co.nz.`);
});

atEveryClock((day) => {
  const days = new Map([
    ['2027-01-15', 'Received: Friday, 15 January 2027 at '],
    ['2026-08-29', 'Received: Saturday, 29 August 2026 at '],
  ]);

  test('names the day in New Zealand', () => {
    const now = { ...stored('contact', {}), receivedAt: new Date().toISOString() };
    expect(mailText({ lead: now, about: 'lead' })).toContain(days.get(day));
  });
});

test('says when a lead was written that waited in its browser', () => {
  const waited = { ...stored('contact', {}), writtenAt: '2026-11-12T23:00:00.000Z' };
  expect(mailText({ lead: waited, about: 'lead' })).toContain(`Reference: K7Q2-M9XD
Written: Friday, 13 November 2026 at 12:00 pm`);
});

test.each(Object.values<LeadForm>(forms))('shows what $name could forge lines with', (form) => {
  for (const typed of ['x\u001b[2J', 'x\u001b[2J\nEmail: forged']) {
    const all = Object.fromEntries(Object.keys(form.fields).map((field) => [field, typed]));
    const text = mailText({ lead: stored(form.name, all), about: 'lead' });
    expect(text).toContain('x\\u{1b}[2J');
    expect(text).not.toContain('\u001b');
    expect(text).not.toMatch(/^Email: forged/m);
  }
});

const unsaid =
  'Reference: K7Q2-M9XD\r\nReceived: Saturday, 21 November 2026 at 1:00 pm, New Zealand time';

test.each<[string, Partial<Notification>, string]>([
  ['that firms have', { firms: ['greenlion', 'gone'] }, 'Sent to Greenlion, gone.'],
  ['that no firm has', {}, 'Nobody has this lead: no listed firm does this work in this town.'],
  [
    'for a sample',
    { lead: requestFor('harbour-ledger') },
    'Nobody has this lead: it is for Harbour Ledger alone, which cannot receive it.',
  ],
  [
    'that is withdrawn',
    { about: 'withdrawal', firms: ['greenlion'] },
    'The person has withdrawn this request. Please do not contact them, and delete their details.',
  ],
  ['of the contact form', { lead: requestFor('', { form: 'contact' }) }, unsaid],
  [
    'that began a burst',
    { lead: requestFor('', { status: 'spam' }) },
    'Many forms came from one address within a minute. This one and those that follow are in quarantine, and nobody else has them: npm run leads -- spam lists them.',
  ],
])("the operator's message about a lead %s begins with whose it is", async (_, changes, line) => {
  const [message] = await mailed('mail', changes);
  expect(message?.body[0]).toBe(line);
});

test('sends the operator the lead', async () => {
  const [message] = await mailed('mail');
  expect(message).toMatchObject({ from: 'leads@waymark.example', to: ['one@waymark.example'] });
  expect(message?.head).toContain('Subject: New lead (quote): K7Q2-M9XD\r\n');
  expect(message?.head).toContain('Reply-To: aroha@example.co.nz\r\n');
  expect(message?.head).toContain('Message-ID: <m1.leads@waymark.example>\r\n');
  expect(message?.head).not.toContain('Auto-Submitted');
  expect(message?.body.join('\n')).toContain('Services: GST Returns, Tax Planning\r\n');
});

test('confirms to the visitor with nothing that was typed', async () => {
  const [message] = await mailed('confirmation');
  expect(message?.to).toEqual(['aroha@example.co.nz']);
  expect(message?.head).toContain('Subject: Waymark has your request: K7Q2-M9XD\r\n');
  expect(message?.head).toContain('Auto-Submitted: auto-generated\r\n');
  expect(message?.head).not.toContain('Reply-To');
  expect(message?.body.join('\n')).not.toContain('Aroha');
});

test('sends to one address, whatever is in it', async () => {
  const lead = requestFor('', { values: { email: 'aroha@example.co.nz, other@example.co.nz' } });
  const sent = await mailed('confirmation', { lead }).catch(() => []);
  expect(sent.flatMap(({ to }) => to)).not.toContain('other@example.co.nz');
});

test.each([
  ['lead', 'A request for you from Waymark: K7Q2-M9XD', true],
  ['correction', 'Corrected request from Waymark: K7Q2-M9XD', true],
  ['withdrawal', 'Withdrawn request from Waymark: K7Q2-M9XD', false],
] as const)('tells a firm of a %s', async (about, subject, hasDetails) => {
  const [message] = await mailed('firm', { about, recipient: 'greenlion' });
  expect(message?.to).toEqual(['greenlion@waymark.example']);
  expect(message?.head).toContain(`Subject: ${subject}\r\n`);
  expect(message?.head.includes('Reply-To: aroha@example.co.nz\r\n')).toBe(hasDetails);
  expect(message?.head).not.toContain('Auto-Submitted');
  const text = message?.body.join('\n') ?? '';
  expect(text.includes('Phone: 021 555 0123')).toBe(hasDetails);
  expect(text.includes('Aroha')).toBe(hasDetails);
  expect(text).toContain('Use these details to answer this request and for nothing else.');
});
