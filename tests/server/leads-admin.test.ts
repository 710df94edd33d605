import { createClient } from '@libsql/client';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { lead } from './fixtures/lead.ts';
import { run } from './fixtures/processes.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const cli = 'src/server/leads/cli.ts';

const toOperator = () => [{ channel: 'mail' as const, recipient: 'operator@waymark.example' }];

/** A folder whose store has a lead of Aroha and one of Mere, both with failed notifications. */
async function twoLeads(changes: Readonly<Record<string, string>> = {}, env = {}) {
  const folder = await temporaryFolder();
  const file = join(folder, 'data', 'leads.db');
  const location = { url: `file:${file}`, file };
  const store = await openLeadStore(location, toOperator);
  for (const [email, reference] of [
    ['aroha@example.co.nz', 'K7Q2-M9XD'],
    ['mere@example.co.nz', '0000-0000'],
  ] as const) {
    await store.save({
      form: 'quote',
      idempotencyKey: undefined,
      reference,
      receivedAt: new Date('2026-11-21T00:00:00.000Z'),
      privacyVersion: '2026-11-20',
      values: { ...lead, email, ...changes },
    });
  }
  for (const id of [1, 2]) {
    const sent = await store.notifications.read([id]);
    const result = { state: 'failed', problem: '535 Who are you?' } as const;
    await store.notifications.save(sent, result, new Date());
  }
  await store.close();
  const leads = (...args: readonly string[]) =>
    run(cli, folder, { args, env: { USER: 'mere', ...env } });
  return { folder, file, leads };
}

type Leads = Awaited<ReturnType<typeof twoLeads>>['leads'];

const printed = async (result: ReturnType<Leads>): Promise<string> => {
  const { code, stdout, stderr } = await result;
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
};

const errorOf = async (result: ReturnType<Leads>): Promise<string> => {
  const { code, stdout, stderr } = await result;
  expect([code, stdout]).toEqual([2, '']);
  return stderr;
};

test('a lead is sent to a firm, corrected, retried and closed, with its history', async () => {
  const { leads } = await twoLeads();
  expect(await printed(leads('assign', 'k7q2-m9xd', '--to', 'Greenlion'))).toBe(
    'Lead 1 goes to Greenlion, greenlion@waymark.example, within half a minute where the server runs with LEADS_SMTP_URL, which is not set here.\n',
  );
  expect(await printed(leads('show', '1'))).toContain('status: sent\nnotified: failed\n');
  expect(await printed(leads('correct', '1', '--firstName', 'Ari'))).toBe(
    'Lead 1 is corrected: firstName.\n',
  );
  expect(await printed(leads())).toContain('2 leads could not be sent to anybody');
  // The failed one to the operator, and the one to the firm.
  expect(await printed(leads('retry', '1'))).toBe(
    'Sends 2 notifications within half a minute, where the server runs.\n',
  );
  const shown = await printed(leads('show', '1'));
  expect(shown).toContain('status: sent\nnotified: due\nprivacy notice: 2026-11-20\n');
  expect(shown).toContain('firstName: Ari\n');
  expect(shown).toMatch(/\noffered to greenlion: open, since 202\d-[^,]*Z\n/);
  expect(shown).toMatch(/\n202\d-.*Z: It was sent to Greenlion, by mere\.\n/);
  expect(shown).toMatch(/\n202\d-.*Z: It was corrected: firstName, by mere\.\n/);
  expect(shown).toContain(
    'notified by mail, operator@waymark.example: due, 0 attempts, 535 Who are you?\n',
  );
  expect(shown).toContain('notified by firm, greenlion: due, 0 attempts\n');
  expect(await printed(leads('close', '1'))).toBe('Lead 1 is closed.\n');
  const [exported] = JSON.parse(await printed(leads('export', '--email', 'AROHA@example.co.nz')));
  expect(exported).toMatchObject({
    id: 1,
    status: 'closed',
    values: { ...lead, firstName: 'Ari' },
    offers: [{ firm: 'greenlion', state: 'recalled' }],
    events: [
      { type: 'LEAD.RECEIVE' },
      { type: 'FIRMS.FOUND', firms: [] },
      { type: 'LEAD.ASSIGN', firm: 'greenlion', by: 'mere' },
      { type: 'LEAD.CORRECT', fields: ['firstName'] },
      { type: 'LEAD.CLOSE', by: 'mere' },
    ],
  });
});

test('reopens a closed lead, but not a withdrawn one, whose details are deleted', async () => {
  const { leads } = await twoLeads();
  const closed = 'Lead 1 is closed. Reopen it first: npm run leads -- reopen 1.\n';
  expect(await errorOf(leads('reopen', '1'))).toBe('Lead 1 is not closed, but new.\n');
  await printed(leads('close', '1'));
  expect(await errorOf(leads('assign', '1', '--to', 'Greenlion'))).toBe(closed);
  expect(await errorOf(leads('close', '1'))).toBe(closed);
  expect(await printed(leads('reopen', '1'))).toBe('Lead 1 is reopened.\n');
  expect(await printed(leads('show', '1'))).toContain('status: new\n');
  await printed(leads('assign', '1', '--to', 'greenlion'));
  await printed(leads('withdraw', '1'));
  expect(await errorOf(leads('tell', '1'))).toBe(
    'Lead 1 is withdrawn, and its details are deleted.\n',
  );
  expect(await errorOf(leads('reopen', '1'))).toBe('Lead 1 is not closed, but withdrawn.\n');
  const shown = await printed(leads('show', '1'));
  expect(shown).toContain('status: withdrawn\n');
  expect(shown).not.toContain('aroha');
});

test('sends a lead to no firm twice, to no sample, and only to the firm it is for', async () => {
  const { leads } = await twoLeads();
  await printed(leads('assign', '1', '--to', 'Greenlion'));
  expect(await errorOf(leads('assign', '1', '--to', 'Greenlion'))).toBe(
    'Greenlion has lead 1 already.\n',
  );
  expect(await errorOf(leads('assign', '1', '--to', 'Harbour Ledger'))).toBe(
    'Harbour Ledger is a sample, not a firm.\n',
  );
  expect(await errorOf(leads('assign', '1', '--to', 'Kauri Tax'))).toBe(
    'There is no firm "Kauri Tax" in content/firms.\n',
  );
  const other = await twoLeads({ firm: 'crater-road-accountants' });
  expect(await errorOf(other.leads('assign', '1', '--to', 'Greenlion'))).toBe(
    'Lead 1 is for crater-road-accountants alone. Once the visitor agrees to another firm: npm run leads -- correct 1 --firm "".\n',
  );
});

test('credits a firm that has accepted, and pauses a firm', async () => {
  const { file, leads } = await twoLeads();
  const store = await openLeadStore({ url: `file:${file}`, file });
  const at = new Date().toISOString();
  for (const firm of ['one', 'two', 'three']) {
    await store.lives.send(1, { type: 'LEAD.ASSIGN', at, by: 'mere', firm, hasDetails: true });
  }
  await store.lives.send(1, { type: 'OFFER.ACCEPT', at, by: 'one', firm: 'one' });
  await store.close();
  expect(await errorOf(leads('assign', '1', '--to', 'Greenlion'))).toBe(
    '3 firms have lead 1, which is the most.\n',
  );
  expect(await errorOf(leads('credit', '1'))).toBe('Several firms have lead 1; add --firm FIRM.\n');
  expect(await errorOf(leads('credit', '1', '--firm', 'two'))).toBe(
    'Lead 1 is accepted, and nothing was changed: see show 1.\n',
  );
  expect(await printed(leads('credit', '1', '--firm', 'one'))).toBe('Lead 1 is credited to one.\n');
  expect(await printed(leads('pause', 'Greenlion'))).toBe('Greenlion is offered no more leads.\n');
  expect(await printed(leads('pause', 'Greenlion', '--end'))).toBe(
    'Greenlion is offered leads again.\n',
  );
  expect(await errorOf(leads('pause', 'Kauri Tax'))).toBe(
    'There is no firm "Kauri Tax" in content/firms.\n',
  );
});

test('offers a lead by a link where links are on, also one out of quarantine', async () => {
  const wanted = { location: 'auckland', services: 'gst-returns' };
  const { file, leads } = await twoLeads(wanted, {
    LEADS_LINK_URL: 'https://www.waymark.example',
    LEADS_LINK_SECRET: Buffer.alloc(32, 1).toString('base64'),
    LEADS_SMTP_URL: 'smtp://127.0.0.1:9',
    LEADS_MAIL_FROM: 'leads@waymark.example',
    LEADS_MAIL_TO: 'operator@waymark.example',
  });
  expect(await printed(leads('assign', '1', '--to', 'Greenlion'))).toBe(
    'Lead 1 is offered to Greenlion, greenlion@waymark.example, within half a minute, where the server runs.\n',
  );
  const shown = await printed(leads('show', '1'));
  expect(shown).toMatch(/\noffered to greenlion: open, since [^,]*Z, until [^,]*Z\n/);
  expect(shown).toMatch(/: It was offered to Greenlion, by mere\.\n/);
  expect(shown).toContain('notified by firm, greenlion, offer: due, 0 attempts\n');
  const store = await openLeadStore({ url: `file:${file}`, file }, toOperator);
  await store.save({
    form: 'quote',
    idempotencyKey: undefined,
    receivedAt: new Date('2026-11-21T00:00:00.000Z'),
    values: { ...lead, ...wanted },
    isSpam: true,
  });
  await store.close();
  await printed(leads('spam', '--restore', '3'));
  expect(await printed(leads('show', '3'))).toMatch(
    /\noffered to greenlion: open, since [^,]*Z, until [^,]*Z\n/,
  );
});

test('deleting a lead deletes its rows, and keeps its number and time', async () => {
  const { file, leads } = await twoLeads();
  await printed(leads('assign', '1', '--to', 'Greenlion'));
  await printed(leads('assign', '2', '--to', 'Greenlion'));
  expect(await printed(leads('delete', '--id', '1', '--yes'))).toBe('Deleted 1 lead.\n');
  const client = createClient({ url: `file:${file}` });
  const column = async (sql: string) => (await client.execute(sql)).rows.map((row) => row[0]);
  expect(await column('SELECT lead FROM offers')).toEqual([2]);
  expect(await column('SELECT lead FROM notifications')).toEqual([2, 2]);
  expect(await column('SELECT DISTINCT lead FROM life_events')).toEqual([2]);
  expect(await column('SELECT received_at FROM deletions')).toEqual(['2026-11-21T00:00:00.000Z']);
  client.close();
});

test('sends a lead again to all its recipients, and marks failures as seen', async () => {
  const { leads } = await twoLeads();
  expect(await printed(leads('seen', '1'))).toBe('Marked 1 notification as seen.\n');
  expect(await printed(leads('show', '1'))).toContain('notified: told\n');
  expect(await printed(leads('tell', '1'))).toBe(
    'Sends 1 notification again within half a minute, where the server runs.\n',
  );
  expect(await printed(leads('show', '1'))).toContain('notified: due\n');
  expect(await printed(leads('seen'))).toBe('Marked 1 notification as seen.\n');
  expect(await printed(leads('seen'))).toBe('No notification has failed.\n');
});

test('lists spam separately, and restores it as a lead with notifications', async () => {
  const { file, leads } = await twoLeads();
  const location = { url: `file:${file}`, file };
  const store = await openLeadStore(location, toOperator);
  const spam = {
    form: 'quote',
    idempotencyKey: undefined,
    receivedAt: new Date('2026-11-21T00:00:00.000Z'),
    values: lead,
    isSpam: true,
  };
  await store.save(spam);
  expect(await store.notifications.read([3])).toEqual([]);
  await store.close();
  expect(await printed(leads())).toContain('quote: 2 leads\n');
  expect(await printed(leads('spam'))).toContain('quote: 1 lead\n');
  expect(await errorOf(leads('show', '3'))).toBe('There is no lead 3.\n');
  expect(await errorOf(leads('spam', '--restore', '1'))).toBe('There is no spam 1.\n');
  expect(await printed(leads('spam', '--restore', '3'))).toBe('Lead 3 is out of quarantine.\n');
  expect(await printed(leads('show', '3'))).toContain('status: new\n');
  expect(await printed(leads('spam'))).toBe('No spam in quarantine.\n');
});

test.each([
  [['show', '9'], 'There is no lead 9.\n'],
  [['close', 'ZZZZ-ZZZZ'], 'There is no lead ZZZZ-ZZZZ.\n'],
  [
    ['close', 'aroha'],
    'Name a lead by its number or its reference, such as K7Q2-M9XD, not "aroha".\n',
  ],
  [['correct', '1', '--email', 'x'], 'Enter an email address in the format name@example.co.nz.\n'],
  [['credit', '1', '--firm', 'Rimu'], 'Rimu has not received lead 1.\n'],
  [['tell', '1', '--to', 'x'], "Unknown option '--to'. See npm run leads -- --help.\n"],
])(
  'rejects %j with a sentence',
  async (args, stderr) => {
    const { leads } = await twoLeads();
    expect(await errorOf(leads(...args))).toBe(stderr);
  },
  30_000,
);
