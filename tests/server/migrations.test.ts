import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrate } from '#src/server/store/migrations.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

async function database() {
  const client = createClient({
    url: `file:${join(await temporaryFolder(), 'leads.db')}`,
    concurrency: 1,
  });
  onTestFinished(() => client.close());
  const column = async (sql: string) => (await client.execute(sql)).rows.map((row) => row[0]);
  return { client, column };
}

const first = 'CREATE TABLE a (b INTEGER)';
const second = 'INSERT INTO a VALUES (7)';

describe('migrations', () => {
  test('run forward, each once', async () => {
    const { client, column } = await database();
    await migrate(client, [first]);
    await migrate(client, [first, second]);
    await migrate(client, [first, second]);
    expect(await column('SELECT b FROM a')).toEqual([7]);
    expect(await column('SELECT version FROM migrations')).toEqual([1, 2]);
  });

  test('change nothing when a step fails', async () => {
    const { client, column } = await database();
    await migrate(client, [first]);
    await expect(migrate(client, [first, second, 'CREATE TABLE'])).rejects.toThrow(
      'incomplete input',
    );
    expect(await column('SELECT b FROM a')).toEqual([]);
    expect(await column('SELECT version FROM migrations')).toEqual([1]);
  });

  test('reject a database from a newer version', async () => {
    const { client } = await database();
    await migrate(client, [first, second]);
    await expect(migrate(client, [first])).rejects.toThrow(
      'the database is at version 2 and this program knows versions up to 1',
    );
  });
});
