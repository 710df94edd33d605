import { expect, onTestFinished, test } from 'vitest';
import { runLeads } from '#src/server/leads/program.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { lead } from '#tests/server/fixtures/notifying-server.ts';
import { temporaryFolder } from '#tests/server/fixtures/temporary-folder.ts';

/** Runs commands on a store that has a lead of a person, and one in quarantine. */
async function leadsOfPerson() {
  const file = `${await temporaryFolder()}/leads.db`;
  const location = { url: `file:${file}`, file };
  const store = await openLeadStore(location);
  onTestFinished(store.close);
  await store.save({
    ...lead,
    reference: 'AAAA-AAAA',
    values: { ...lead.values, firstName: '\u001b[2J' },
  });
  await store.save({ ...lead, reference: 'BBBB-BBBB', idempotencyKey: 'trap', isSpam: true });
  return async (...args: readonly string[]): Promise<string> => {
    let printed = '';
    await runLeads(args, {
      env: {},
      location: () => location,
      onStore: (action) => action(store),
      print: (text) => void (printed += text),
    });
    return printed;
  };
}

const email = 'aroha@example.co.nz';

test('exports and deletes all that is kept about a person, in quarantine too', async () => {
  const leads = await leadsOfPerson();
  const kept = await leads('export', '--email', email);
  expect(kept).toContain('"reference": "AAAA-AAAA"');
  expect(kept).toContain('"reference": "BBBB-BBBB"');
  expect(await leads('delete', '--email', email, '--yes')).toBe('Deleted 2 leads.\n');
  expect(await leads('export', '--email', email)).toBe('[]\n');
});

test.each([
  ['list'],
  ['list', '--json'],
  ['show', '1'],
  ['show', '1', '--json'],
  ['export', '--email', email],
])('%s %s prints no control character that a visitor typed', async (...args) => {
  const leads = await leadsOfPerson();
  const text = await leads(...args);
  expect(text).toMatch(/\\u(?:\{1b\}|001b)\[2J/);
  expect(text).not.toContain('\u001b');
});
