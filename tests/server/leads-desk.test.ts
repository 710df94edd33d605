import { createClient } from '@libsql/client';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { lead } from './fixtures/lead.ts';
import { run } from './fixtures/processes.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const cli = 'src/server/leads/cli.ts';

/** A folder whose store holds a lead of Aroha and one of Mere, of which nobody could be told. */
async function desk() {
  const folder = await temporaryFolder();
  const file = join(folder, 'data', 'leads.db');
  const store = await openLeadStore({ url: `file:${file}`, file, authToken: undefined }, ['mail']);
  for (const [email, reference] of [
    ['aroha@example.co.nz', 'K7Q2-M9XD'],
    ['mere@example.co.nz', '0000-0000'],
  ] as const) {
    await store.save({
      form: 'quote',
      idempotencyKey: undefined,
      reference,
      receivedAt: new Date('2026-11-21T00:00:00.000Z'),
      values: { ...lead, email },
    });
  }
  for (const id of [1, 2]) {
    await store.notifications.note({ id, problem: 'EAUTH', isLast: true, at: new Date() });
  }
  store.close();
  const leads = (...args: readonly string[]) => run(cli, folder, { args });
  return { file, leads };
}

const printed = async (result: ReturnType<typeof run>): Promise<string> => {
  const { code, stdout, stderr } = await result;
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
};

test('a lead is handed on, taken on, corrected, tried again and closed, and all of it is told', async () => {
  const { leads } = await desk();
  expect(await printed(leads('assign', 'k7q2-m9xd', '--to', 'Kauri Tax'))).toBe(
    'Lead 1 is sent to Kauri Tax.\n',
  );
  expect(await printed(leads('show', '1'))).toContain('status: sent\ntold: failed\n');
  expect(await printed(leads('accept', '1'))).toBe('Lead 1 is accepted.\n');
  expect(await printed(leads('assign', '1', '--to', 'Rimu Accounting'))).toBe(
    'Lead 1 is sent to Rimu Accounting.\n',
  );
  expect(await printed(leads('correct', '1', '--firstName', 'Ari'))).toBe(
    'Lead 1 is corrected: firstName.\n',
  );
  expect(await printed(leads())).toContain('2 of them could not be told to anybody');
  expect(await printed(leads('retry', '1'))).toBe(
    '1 notification is tried again within half a minute, where the server runs.\n',
  );
  const shown = await printed(leads('show', '1'));
  expect(shown).toContain('status: accepted\ntold: due\n');
  expect(shown).toContain('firstName: Ari\n');
  expect(shown).toMatch(/\nreceived by: Kauri Tax, 202\d-.*\nreceived by: Rimu Accounting, 202\d-/);
  expect(shown).toContain('told by mail: due, 0 tries, EAUTH\n');
  expect(await printed(leads('close', '1'))).toBe('Lead 1 is closed.\n');
  expect(JSON.parse(await printed(leads('export', '--email', 'AROHA@example.co.nz')))).toEqual([
    {
      id: 1,
      reference: 'K7Q2-M9XD',
      form: 'quote',
      receivedAt: '2026-11-21T00:00:00.000Z',
      status: 'closed',
      told: 'due',
      values: { ...lead, firstName: 'Ari' },
      recipients: [
        { name: 'Kauri Tax', receivedAt: expect.any(String) },
        { name: 'Rimu Accounting', receivedAt: expect.any(String) },
      ],
      notifications: [
        { channel: 'mail', state: 'due', attempts: 0, toldAt: null, problem: 'EAUTH' },
      ],
    },
  ]);
}, 60_000);

test('a lead that is deleted takes its recipients and notifications with it', async () => {
  const { file, leads } = await desk();
  await printed(leads('assign', '1', '--to', 'Kauri Tax'));
  await printed(leads('assign', '2', '--to', 'Rimu Accounting'));
  expect(await printed(leads('delete', '--id', '1', '--yes'))).toBe('Deleted 1 lead.\n');
  const client = createClient({ url: `file:${file}` });
  const column = async (sql: string) => (await client.execute(sql)).rows.map((row) => row[0]);
  expect(await column('SELECT name FROM recipients')).toEqual(['Rimu Accounting']);
  expect(await column('SELECT lead FROM notifications')).toEqual([2]);
  client.close();
}, 60_000);

test.each([
  [['show', '9'], 'There is no lead 9.\n'],
  [['close', 'ZZZZ-ZZZZ'], 'There is no lead ZZZZ-ZZZZ.\n'],
  [
    ['accept', 'aroha'],
    'A lead goes by its number or its reference, such as K7Q2-M9XD, not "aroha".\n',
  ],
  [['correct', '1', '--email', 'x'], 'Enter an email address in the format name@example.co.nz.\n'],
])(
  '%j is refused with a sentence',
  async (args, stderr) => {
    const { leads } = await desk();
    expect(await leads(...args)).toEqual({ code: 2, stdout: '', stderr });
  },
  30_000,
);
