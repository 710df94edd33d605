import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { scheduleDaily } from '#src/server/daily.ts';
import { run } from './fixtures/processes.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { storeIn } from './fixtures/temporary-store.ts';
import { watchedLog } from './fixtures/watched-log.ts';

const main = 'src/server/main.ts';

const lead = { form: 'quote', idempotencyKey: undefined, values: {} };

test('deletes old leads in a process of its own, and ends', async () => {
  const folder = await temporaryFolder();
  const store = await storeIn(folder);
  const now = Date.now();
  for (const days of [900, 3, 2, 1]) {
    await store.save({ ...lead, receivedAt: new Date(now - days * 24 * 3_600_000) });
  }
  const { code, stdout } = await run(main, folder, { args: ['daily'] });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ what: 'deleted old leads', leads: 1, months: 24 });
  expect((await store.list()).map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('ends with a sentence and 1 if the database is damaged', async () => {
  const folder = await temporaryFolder();
  const store = await storeIn(folder);
  await store.save({ ...lead, receivedAt: new Date() });
  const file = join(folder, 'leads.db');
  await store.backup(file);
  await writeFile(file, (await readFile(file)).fill(7, 4096, 12_288));
  const env = { LEADS_DATABASE_URL: `file:${file}` };
  const { code, stderr } = await run(main, folder, { args: ['daily'], env });
  expect(code).toBe(1);
  expect(stderr).toContain('the file is damaged or is not a database');
});

test.each([
  ['ends with 1', 'process.exitCode = 1;'],
  ['is killed', "process.kill(process.pid, 'SIGKILL');"],
])('a minute after the start the work begins, and is logged if it %s', async (_, failing) => {
  const program = join(await temporaryFolder(), 'fails.mjs');
  await writeFile(program, `if (process.argv[2] === 'daily') ${failing}\n`);
  const { argv } = process;
  process.argv = [process.execPath, program];
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
    process.argv = argv;
  });
  const log = watchedLog();
  scheduleDaily(log);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(() => log.error.mock.calls.length).toBe(1);
  expect(log.error).toHaveBeenCalledWith('the daily work failed', expect.any(Error));
});
