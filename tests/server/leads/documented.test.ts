import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { lead as values } from '#tests/server/fixtures/lead.ts';
import { temporaryFolder } from '#tests/server/fixtures/temporary-folder.ts';
import { temporaryStore } from '#tests/server/fixtures/temporary-store.ts';
import { commandsOn } from './commands.ts';

/** The arguments of every `npm run leads` in docs/operations.md, in order. */
const documented = [
  ...readFileSync('docs/operations.md', 'utf8').matchAll(
    /^npm run --silent leads(?: -- ([^>\n]*))?/gm,
  ),
].map(([, args = '']) =>
  (args.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", '')),
);

// These two need a database that is not there.
const onStore = documented.filter((args) => !/^(?:init|restore backups)$/.test(args.join(' ')));

test('every command about leads in docs/operations.md works, in its order', async () => {
  const store = await temporaryStore();
  await store.storeRecipients([
    { channel: 'mail', recipient: 'operator@waymark.example' },
    { channel: 'firm', recipient: '' },
  ]);
  for (const email of ['aroha@example.co.nz', 'mere@example.co.nz']) {
    const lead = { form: 'quote', idempotencyKey: email, receivedAt: new Date() };
    await store.save({ ...lead, values: { ...values, email } });
  }
  const home = process.cwd();
  process.chdir(await temporaryFolder());
  onTestFinished(() => process.chdir(home));
  const leads = commandsOn(store);
  for (const args of onStore) expect([args, await leads(...args)]).not.toEqual([args, '']);
  expect(onStore.length).toBeGreaterThan(12);
  expect((await store.list()).map(({ values: { email } }) => email)).toEqual([
    'mere@example.co.nz',
  ]);
});
