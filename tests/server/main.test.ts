import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { buildSiteIn } from './fixtures/built-site.ts';
import { listening } from './fixtures/listening.ts';
import { formBody, lead } from './fixtures/lead.ts';
import { run, startServer } from './fixtures/processes.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn } from './fixtures/temporary-store.ts';

const main = 'src/server/main.ts';
const cli = 'src/server/operate/cli.ts';

/** A folder with a site and an empty database. */
async function readyFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await buildSiteIn(folder);
  expect((await run(cli, folder, { args: ['init'] })).code).toBe(0);
  return folder;
}

test('prints its URL, serves, stores leads, sweeps, and stops on SIGTERM', async () => {
  const folder = await readyFolder();
  await writeFile(join(folder, 'dist', '.version'), 'b41cf2a90d17');
  // What a killed drill has left.
  const left = join(folder, 'data', '.waymark-a1B2');
  await mkdir(left);
  await writeFile(join(left, 'leads.db'), 'leads');
  const server = await startServer(folder);
  expect(existsSync(left)).toBe(false);
  expect(await (await fetch(`${server.url}/health`)).json()).toEqual({
    ok: true,
    version: 'b41cf2a90d17',
  });
  expect(server.output()).toContain(`Waymark is on ${server.url}; leads go to file:data/leads.db`);
  expect(await (await fetch(`${server.url}/auckland`)).text()).toContain('Auckland');
  const stored = await fetch(server.url, { method: 'POST', body: new URLSearchParams(formBody()) });
  expect(await stored.json()).toEqual({ ok: true });
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.output()).toContain(
    'lead notifications are off; set LEADS_WEBHOOK_URL or LEADS_SMTP_URL',
  );
  expect(await (await storeIn(folder)).list()).toMatchObject([{ values: lead }]);
});

test('ends while it runs once a newer program has changed the database', async () => {
  const folder = await readyFolder();
  const server = await startServer(folder);
  const client = createClient({ url: `file:${join(folder, 'data', 'leads.db')}` });
  await client.execute('UPDATE schema_version SET version = 2');
  client.close();
  expect(await server.exited).toEqual([1, null]);
  expect(server.output()).toContain(
    'the database is at version 2 and this program knows version 1; start the program that fits it',
  );
});

test('makes no database in place of one that is missing: init does, once', async () => {
  const folder = await readyFolder();
  await rename(join(folder, 'data'), join(folder, 'elsewhere'));
  expect(await run(main, folder, { env: { PORT: '0' } })).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'There is no database at data/leads.db. Put it back, restore a backup (npm run leads -- restore BACKUP), or make an empty one (npm run leads -- init).\n',
  });
  expect(existsSync(join(folder, 'data'))).toBe(false);
  const init = () => run(cli, folder, { args: ['init'] });
  expect(await init()).toEqual({
    code: 0,
    stdout: 'There is an empty database at file:data/leads.db.\n',
    stderr: '',
  });
  expect(await init()).toEqual({
    code: 1,
    stdout: '',
    stderr: 'The lead store at file:data/leads.db failed: data/leads.db exists already.\n',
  });
});

test('says in a sentence that its port is in use', async () => {
  const PORT = String(await listening(createServer()));
  const { stderr, ...ended } = await run(main, await readyFolder(), { env: { PORT } });
  expect(ended).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(
    `\nPort ${PORT} is in use. Stop the program that uses it, or set PORT to another.\n`,
  );
});

test('needs a built site', async () => {
  expect(await run(main, await temporaryFolder(), { env: { PORT: '0' } })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'There is no built site in dist. Run npm run build first.\n',
  });
});
