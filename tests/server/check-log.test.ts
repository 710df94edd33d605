import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, onTestFinished, test } from 'vitest';
import { damageOfLog } from '#src/server/store/check-log.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

/** A database whose log has five frames or more. */
async function databaseWithLog() {
  const file = join(await temporaryFolder(), 'a.db');
  const client = createClient({ url: `file:${file}`, concurrency: 1 });
  onTestFinished(() => client.close());
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('CREATE TABLE a (b TEXT)');
  const fill = async (rows: number) => {
    for (let row = 0; row < rows; row += 1) await client.execute('INSERT INTO a VALUES (1)');
  };
  await fill(4);
  const change = async (at: (bytes: Buffer) => number) => {
    const bytes = await readFile(`${file}-wal`);
    const place = at(bytes);
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    await writeFile(`${file}-wal`, bytes);
  };
  return { client, file, fill, change };
}

test('finds no damage in an intact log, or without a log', async () => {
  const { client, file, fill } = await databaseWithLog();
  expect(await damageOfLog(file)).toBe(0);
  await client.execute('PRAGMA wal_checkpoint(RESTART)');
  await fill(1);
  expect(await damageOfLog(file)).toBe(0);
  expect(await damageOfLog(`${file}-other`)).toBe(0);
});

test('counts the frames that follow a wrong byte', async () => {
  const { file, change } = await databaseWithLog();
  const frame = 24 + 4096;
  const { length } = await readFile(`${file}-wal`);
  const frames = (length - 32) / frame;
  expect(frames).toBeGreaterThanOrEqual(5);
  await change(() => 32 + 2 * frame + 1000);
  expect(await damageOfLog(file)).toBe(frames - 2);
});

test('finds a damaged header', async () => {
  const { file, change } = await databaseWithLog();
  await change(() => 13);
  expect(await damageOfLog(file)).toBeGreaterThan(0);
});
