import { expect, test } from 'vitest';
import { UsageError } from '#command-line/run-command.ts';
import { lead } from '#tests/server/fixtures/lead.ts';
import { temporaryStore } from '#tests/server/fixtures/temporary-store.ts';
import { commandsOn } from './commands.ts';

/** Commands on a lead of Aroha, which could not be sent, one of Mere, and a filled honeypot. */
async function threeLeads() {
  const store = await temporaryStore();
  await store.storeRecipients([
    { channel: 'mail', recipient: 'operator@waymark.example' },
    { channel: 'firm', recipient: '' },
  ]);
  const save = (idempotencyKey: string, reference: string, values: object) =>
    store.save({
      form: 'quote',
      idempotencyKey,
      reference,
      receivedAt: new Date('2026-11-21T00:00:00.000Z'),
      privacyVersion: '2026-11-20',
      values: { ...lead, ...values },
      isSpam: idempotencyKey === 'spam',
    });
  await save('a1', 'K7Q2-M9XD', { firstName: '\u001b[2J' });
  await save('b2', '0000-0000', { email: 'mere@example.co.nz' });
  await save('spam', '0000-0000', {});
  const sent = await store.notifications.read(1);
  if (sent === undefined) throw new Error('Nothing is due.');
  const result = { state: 'failed', problem: '535 Who are you?' } as const;
  await store.notifications.save(sent, result, new Date());
  return commandsOn(store);
}

const email = 'aroha@example.co.nz';

test('a lead is handed on, corrected, retried and closed, and shows its whole story', async () => {
  const leads = await threeLeads();
  expect(await leads()).toContain('\n1 lead could not be sent to anybody');
  expect(await leads('assign', 'k7q2-m9xd', '--to', 'Greenlion')).toBe(
    'Lead 1 goes to Greenlion, greenlion@waymark.example, within half a minute, where the server runs.\n',
  );
  expect(await leads('correct', '1', '--firstName', 'Ari')).toBe(
    'Lead 1 is corrected: firstName.\n',
  );
  // The failed one to the operator, and the one to the firm.
  expect(await leads('retry', '1')).toBe(
    'Sends 2 notifications within half a minute, where the server runs.\n',
  );
  expect(await leads('close', '1', '--by', 'rimu')).toBe('Lead 1 is closed.\n');
  const shown = await leads('show', '1');
  expect(shown.replaceAll(/202\d-\S+Z(?=, by)/g, 'TIME').split('\n')).toEqual([
    'id: 1',
    'reference: K7Q2-M9XD',
    'form: quote',
    'receivedAt: 2026-11-21T00:00:00.000Z',
    'status: closed',
    'notified: due',
    'privacy notice: 2026-11-20',
    'businessType: sole-trader',
    'location: palmerston-north',
    'services: gst-returns, tax-planning',
    'urgency: asap',
    'firstName: Ari',
    'lastName: Ngata',
    'email: aroha@example.co.nz',
    'phone: 021 555 0123',
    'businessName: ',
    'yearsBehind: ',
    'turnover: ',
    'message: ',
    'firm: ',
    'assign, greenlion: TIME, by mere',
    'correct, firstName: TIME, by mere',
    'close: TIME, by rimu',
    'notified by mail, operator@waymark.example: due, 0 attempts, 535 Who are you?',
    'notified by firm, greenlion: due, 0 attempts',
    '',
  ]);
});

test('spam is listed by itself, and becomes a lead, with a reference that another has', async () => {
  const leads = await threeLeads();
  expect(await leads()).toContain('quote: 2 leads\n');
  expect(await leads('spam')).toContain('quote: 1 lead\n');
  expect(await leads('spam', '--restore', '3')).toBe('Lead 3 is out of quarantine.\n');
  expect(await leads('spam')).toBe('No spam in quarantine.\n');
  await expect(leads('show', '0000-0000')).rejects.toThrow(
    'Several leads have the reference 0000-0000; choose a number: 2, 3.',
  );
});

test('exports and deletes all that is kept about a person, in quarantine too', async () => {
  const leads = await threeLeads();
  const kept = JSON.parse(await leads('export', '--email', 'AROHA@example.co.nz'));
  expect(kept).toMatchObject([
    { id: 1, status: 'new', changes: [], notifications: [{ channel: 'mail', state: 'failed' }] },
    { id: 3, status: 'spam', notifications: [] },
  ]);
  expect(await leads('delete', '--id', '2', '--yes')).toBe('Deleted 1 lead.\n');
  expect(await leads('delete', '--email', email, '--yes')).toBe('Deleted 2 leads.\n');
  expect(await leads('export', '--email', email)).toBe('[]\n');
  expect(await leads('delete', '--email', email, '--yes')).toBe(
    `There are no leads of ${email}.\n`,
  );
});

test.each([['list'], ['show', '1'], ['show', '1', '--json'], ['export', '--email', email]])(
  '%s %s prints no control character that a visitor typed',
  async (...args) => {
    const text = await (await threeLeads())(...args);
    expect(text).toMatch(/\\u(?:\{1b\}|001b)\[2J/);
    expect(text).not.toContain('\u001b');
  },
);

test.each([
  [['show', '9'], 'There is no lead 9.'],
  [['close', 'ZZZZ-ZZZZ'], 'There is no lead ZZZZ-ZZZZ.'],
  [
    ['close', 'aroha'],
    'Name a lead by its number or its reference, such as K7Q2-M9XD, not "aroha".',
  ],
  [['correct', '1', '--email', 'x'], 'Enter an email address in the format name@example.co.nz.'],
  [['assign', '1', '--to', 'Kauri Tax'], 'There is no firm "Kauri Tax" in content/firms.'],
  [['spam', '--restore', '1'], 'There is no spam 1.'],
  [['delete', '--id', '1'], 'There is no terminal to ask on; add --yes to delete without asking.'],
])('%j is refused with a sentence', async (args, sentence) => {
  const leads = await threeLeads();
  await expect(leads(...args)).rejects.toThrow(new UsageError(sentence));
});
