import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSiteIn } from './fixtures/built-site.ts';
import { run, startServer } from './fixtures/processes.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const main = 'src/server/main.ts';
const cli = 'src/server/leads/cli.ts';

const missing = `There is no database at data/leads.db. Put it back, restore a backup (npm run leads -- restore BACKUP), or make an empty one (npm run leads -- init).\n`;

async function builtSite(): Promise<string> {
  const folder = await temporaryFolder();
  await buildSiteIn(folder);
  return folder;
}

test('makes no second database after the folder of the first has gone', async () => {
  const folder = await builtSite();
  await (await startServer(main, folder)).stop('SIGTERM');
  await rename(join(folder, 'data'), join(folder, 'elsewhere'));
  expect(await run(main, folder, { env: { PORT: '0' } })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(missing),
  });
  expect(existsSync(join(folder, 'data'))).toBe(false);
  expect(await run(cli, folder, { args: ['init'] })).toEqual({
    code: 0,
    stdout: 'There is an empty database at file:data/leads.db.\n',
    stderr: '',
  });
  await (await startServer(main, folder)).stop('SIGTERM');
  expect(await run(cli, folder, { args: ['init'] })).toMatchObject({
    code: 1,
    stderr: 'The lead store at file:data/leads.db failed: data/leads.db exists already.\n',
  });
});

test('remembers a database that was there before', async () => {
  const folder = await builtSite();
  await run(cli, folder, { args: ['init'] });
  await (await startServer(main, folder)).stop('SIGTERM');
  await rename(join(folder, 'data'), join(folder, 'elsewhere'));
  expect((await run(main, folder, { env: { PORT: '0' } })).stderr).toContain(missing);
});

test('makes a database at another address', async () => {
  const folder = await builtSite();
  for (const name of ['one', 'two']) {
    const env = { LEADS_DATABASE_URL: `file:${name}.db` };
    expect(await (await startServer(main, folder, { env })).stop('SIGTERM')).toBe(0);
  }
});

test('makes a database whose path ends another that it had', async () => {
  const folder = await builtSite();
  await writeFile(join(folder, '.leads-database'), `/srv${join(folder, 'data', 'leads.db')}\n`);
  expect(await (await startServer(main, folder)).stop('SIGTERM')).toBe(0);
});

test('makes no database where it cannot write the marker', async () => {
  const folder = await builtSite();
  // As in a container, or under systemd, whose working directory is not the server's.
  await mkdir(join(folder, '.leads-database'));
  expect((await run(main, folder, { env: { PORT: '0' } })).stderr).toContain(missing);
});

test('removes what a killed drill has left', async () => {
  const folder = await builtSite();
  await run(cli, folder, { args: ['init'] });
  const left = join(folder, 'data', '.waymark-a1B2');
  await mkdir(left);
  await writeFile(join(left, 'leads.db'), 'leads');
  await (await startServer(main, folder)).stop('SIGTERM');
  expect(existsSync(left)).toBe(false);
});
