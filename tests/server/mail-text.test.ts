import type { LeadForm } from '#content/forms/field.ts';
import { forms } from '#content/forms/forms.ts';
import { expect, onTestFinished, test } from 'vitest';
import { mailText } from '#src/server/deliveries/mail-text.ts';
import { notifiersOf } from '#src/server/deliveries/notifiers.ts';
import { deliverySettings } from '#src/server/deliveries/settings.ts';
import { atEveryClock } from '#tests/clocks.ts';
import { stored } from './fixtures/lead.ts';
import { notification } from './fixtures/notification.ts';
import { startMailServer } from './fixtures/receivers.ts';
import { byMail, lead, notifyingServer, until, untilSettled } from './fixtures/notifying-server.ts';

test('lists labels with their answers', async () => {
  const { values } = lead;
  const greenlion = stored('quote', { ...values, message: 'Two years late.', firm: 'greenlion' });
  expect(mailText({ lead: greenlion, about: 'lead' })).toBe(`Reference: K7Q2-M9XD
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

test('indents multi-line text, and shows control and direction characters', async () => {
  const message = 'Hello\r\nEmail: forged@example.com\n\u202egnp.exe\u001b[2J\u2028Phone: 1';
  const text = mailText({ lead: stored('contact', { message }), about: 'lead' });
  expect(text).toContain(`Message:
    Hello
    Email: forged@example.com
    \\u{202e}gnp.exe\\u{1b}[2J
    Phone: 1`);
  expect(text).not.toMatch(/^(?:Email|Phone): /m);
});

test.each(Object.values<LeadForm>(forms))('shows what $name could forge lines with', (form) => {
  for (const typed of ['x\u001b[2J', 'x\u001b[2J\nEmail: forged']) {
    const values = Object.fromEntries(Object.keys(form.fields).map((field) => [field, typed]));
    const text = mailText({ lead: stored(form.name, values), about: 'lead' });
    expect(text).toContain('x\\u{1b}[2J');
    expect(text).not.toContain('\u001b');
    expect(text).not.toMatch(/^Email: forged/m);
  }
});

test('sends the operator the lead, and the visitor a confirmation', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  const env = { ...byMail(server.url), LEADS_MAIL_TO: 'one@waymark.example' };
  const { store, deliveries } = await notifyingServer(env);
  await store.save(lead);
  deliveries.leadStored();
  await untilSettled(store);
  const [confirmation, notice] = server.messages.toSorted((a, b) =>
    String(a.to).localeCompare(String(b.to)),
  );
  expect(notice).toMatchObject({ from: 'leads@waymark.example', to: ['one@waymark.example'] });
  expect(notice?.text).toContain('Subject: New lead (quote): K7Q2-M9XD\r\n');
  expect(notice?.text).toContain('Reply-To: aroha@example.co.nz\r\n');
  expect(notice?.text).not.toContain('Auto-Submitted');
  expect(notice?.text).toMatch(/Message-ID: <[0-9a-f]{32}\.leads@waymark\.example>\r\n/);
  expect(notice?.text).toContain('Services: GST Returns, Tax Planning\r\n');
  expect(confirmation?.to).toEqual(['aroha@example.co.nz']);
  expect(confirmation?.text).toContain('Subject: Waymark has your request: K7Q2-M9XD\r\n');
  expect(confirmation?.text).toContain('Auto-Submitted: auto-generated\r\n');
  expect(confirmation?.text).not.toContain('Aroha');
  expect(server.messages).toHaveLength(2);
});

test('sends to one address, whatever is in it', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  const confirm = notifiersOf(deliverySettings(byMail(server.url))).get('confirmation');
  const values = { ...lead.values, email: 'aroha@example.co.nz, other@example.co.nz' };
  const { signal } = new AbortController();
  await Promise.allSettled([
    confirm?.([{ ...notification, lead: { ...notification.lead, values } }], signal),
  ]);
  expect(server.messages.flatMap(({ to }) => to)).not.toContain('other@example.co.nz');
});

test('sends a lead for a firm to the firm at once, and to the operator', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  const env = { ...byMail(server.url), LEADS_CONFIRM: 'off', LEADS_MAIL_TO: 'one@waymark.example' };
  const { store, deliveries } = await notifyingServer(env);
  await store.save({ ...lead, values: { ...lead.values, firm: 'greenlion' } });
  deliveries.leadStored();
  await untilSettled(store);
  expect(server.messages.flatMap(({ to }) => to).toSorted()).toEqual([
    'greenlion@waymark.example',
    'one@waymark.example',
  ]);
  expect((await store.find({ id: 1 }))[0]).toMatchObject({
    status: 'sent',
    offers: [{ firm: 'greenlion', state: 'open', until: null }],
    events: [
      { type: 'LEAD.RECEIVE' },
      { type: 'FIRMS.FOUND', firms: [] },
      { type: 'LEAD.ASSIGN', firm: 'greenlion', by: 'visitor' },
    ],
  });
  await store.lives.correct(
    1,
    { ...lead.values, phone: '09 555 0199', firm: 'greenlion' },
    'mere',
    new Date(),
  );
  deliveries.leadStored();
  await untilSettled(store);
  await store.lives.send(1, { type: 'LEAD.WITHDRAW', by: 'mere', at: new Date().toISOString() });
  deliveries.leadStored();
  await untilSettled(store);
  const toFirm = server.messages.filter(({ to }) => to.includes('greenlion@waymark.example'));
  expect(toFirm.map(({ text }) => /^Subject: (.*)\r$/m.exec(text)?.[1])).toEqual([
    'A request for you from Waymark: K7Q2-M9XD',
    'Corrected request from Waymark: K7Q2-M9XD',
    'Withdrawn request from Waymark: K7Q2-M9XD',
  ]);
  expect(toFirm[0]?.text).toContain('Use these details to answer this request and for');
  expect(toFirm[0]?.text).toContain('Reply-To: aroha@example.co.nz\r\n');
  expect(toFirm[1]?.text).toContain('Phone: 09 555 0199');
  expect(toFirm[2]?.text).not.toContain('Reply-To');
  expect(server.messages.map(({ text }) => text).join('')).not.toContain('Auto-Submitted');
  expect(toFirm[2]?.text).not.toContain('Aroha');
});

test.each(['crater-road-accountants', 'nobody', '../firm'])(
  'sends a lead for the firm %j only to the operator',
  async (firm) => {
    const server = await startMailServer();
    onTestFinished(server.close);
    const env = { ...byMail(server.url), LEADS_CONFIRM: 'off' };
    const { store, deliveries } = await notifyingServer(env);
    await store.save({ ...lead, values: { ...lead.values, firm } });
    deliveries.leadStored();
    await untilSettled(store);
    expect(server.messages.flatMap(({ to }) => to).toSorted()).toEqual([
      'one@waymark.example',
      'two@waymark.example',
    ]);
    expect((await store.list())[0]?.status).toBe('new');
  },
);

test('begins with a warning for a lead whose only firm is unknown', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  const env = { ...byMail(server.url), LEADS_MAIL_TO: 'one@waymark.example', LEADS_CONFIRM: 'off' };
  const { store, deliveries } = await notifyingServer(env);
  await store.save({ ...lead, values: { ...lead.values, firm: 'kauri-tax' } });
  deliveries.leadStored();
  await untilSettled(store);
  const text = server.messages[0]?.text.replaceAll('=\r\n', '');
  expect(text).toContain(
    '\r\n\r\nNobody but you has this request. It is for kauri-tax alone, which is not in content/firms or has no email address there.\r\n\r\nReference: K7Q2-M9XD\r\n',
  );
});

test('tells the operator of a burst with its first form', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  const env = { ...byMail(server.url), LEADS_MAIL_TO: 'one@waymark.example' };
  const { store, deliveries } = await notifyingServer(env);
  await store.save({ ...lead, isSpam: true, isNotice: true });
  deliveries.leadStored();
  await until(() => server.messages.length > 0);
  expect(server.messages).toHaveLength(1);
  expect(server.messages[0]?.text).toContain('\r\n\r\nMany forms came from one address');
});
