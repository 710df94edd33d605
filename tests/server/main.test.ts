import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSiteIn } from './fixtures/built-site.ts';
import { listening } from './fixtures/listening.ts';
import { formBody, lead } from './fixtures/lead.ts';
import { run, startServer } from './fixtures/processes.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn } from './fixtures/temporary-store.ts';

const main = 'src/server/main.ts';

async function builtSite(): Promise<string> {
  const folder = await temporaryFolder();
  await buildSiteIn(folder);
  return folder;
}

const send = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: formBody(),
  });

describe('the server process', () => {
  test('prints its URL, serves, stores leads, and stops on SIGTERM', async () => {
    const folder = await builtSite();
    await writeFile(join(folder, 'dist', '.version'), 'b41cf2a90d17');
    const server = await startServer(main, folder);
    expect(await (await fetch(`${server.url}/health`)).json()).toEqual({
      ok: true,
      version: 'b41cf2a90d17',
      signs: expect.any(Object),
    });
    expect(JSON.parse(server.line)).toMatchObject({
      level: 'info',
      what: `Waymark is on ${server.url}; leads go to file:data/leads.db`,
    });
    expect(await (await fetch(`${server.url}/auckland`)).text()).toContain('Auckland');
    expect(await (await send(server.url)).json()).toEqual({ ok: true });
    const modes = ['data', 'data/leads.db', 'data/leads.db-wal', 'data/leads.db-shm'].map(
      async (name) => ((await stat(join(folder, name))).mode & 0o777).toString(8),
    );
    expect(await Promise.all(modes)).toEqual(['700', '600', '600', '600']);
    expect(await server.stop('SIGTERM')).toBe(0);
    expect((await (await storeIn(folder)).list()).map(({ values }) => values)).toEqual([lead]);
  });

  test.each(['data/leads.db', 'data/leads.db-wal'])(
    'exits with an error when %s is removed',
    async (file) => {
      const folder = await builtSite();
      const server = await startServer(main, folder);
      await send(server.url);
      await rm(join(folder, file));
      expect(await server.exited).toEqual([1, null]);
      expect(await server.stderr).toMatch(/start the server again\n$/);
    },
  );

  test('has one lead after a kill between storing and responding, and a retry', async () => {
    const folder = await builtSite();
    const headers = { 'Idempotency-Key': 'a1b2' };
    const doomed = await startServer('tests/server/fixtures/killed-after-saving.ts', folder);
    await expect(send(doomed.url, headers)).rejects.toThrow('fetch failed');
    expect(await doomed.exited).toEqual([null, 'SIGKILL']);
    const server = await startServer(main, folder);
    expect(await (await send(server.url, headers)).json()).toEqual({ ok: true });
    expect(await server.stop('SIGINT')).toBe(0);
    expect((await (await storeIn(folder)).list()).map(({ values }) => values)).toEqual([lead]);
  });

  test('rejects a port that is in use', async () => {
    const port = await listening(createServer());
    expect(await run(main, await builtSite(), { env: { PORT: String(port) } })).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(
        `\nPort ${port} is in use. Stop the program that uses it, or set PORT to another.\n`,
      ),
    });
  });

  test('rejects an invalid port', async () => {
    expect(await run(main, await builtSite(), { env: { PORT: '80a' } })).toEqual({
      code: 2,
      stdout: '',
      stderr: 'PORT must be a whole number from 0 to 65535, not "80a".\n',
    });
  });

  test('needs a built site, and creates no database without one', async () => {
    const folder = await temporaryFolder();
    expect(await run(main, folder, { env: { PORT: '0' } })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no built site in dist. Run npm run build first.\n',
    });
    await expect(readFile(join(folder, 'data/leads.db'))).rejects.toThrow('ENOENT');
  });
});
