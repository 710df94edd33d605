import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrate } from '#src/server/store/migrations.ts';
import { openFile } from '#src/server/store/open-file.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

async function database() {
  const engine = await openFile(join(await temporaryFolder(), 'leads.db'));
  onTestFinished(engine.close);
  const column = async (sql: string) =>
    (await engine.run(sql)).rows.map((row) => Object.values(row)[0]);
  return { engine, column };
}

const first = 'CREATE TABLE a (b INTEGER)';
const second = 'INSERT INTO a VALUES (7)';

describe('migrations', () => {
  test('run forward, each once', async () => {
    const { engine, column } = await database();
    await migrate(engine, [first]);
    await migrate(engine, [first, second]);
    await migrate(engine, [first, second]);
    expect(await column('SELECT b FROM a')).toEqual([7]);
    expect(await column('SELECT version FROM migrations')).toEqual([1, 2]);
  });

  test('run once where two servers start together', async () => {
    const { engine, column } = await database();
    await Promise.all([migrate(engine, [first, second]), migrate(engine, [first, second])]);
    expect(await column('SELECT b FROM a')).toEqual([7]);
    expect(await column('SELECT version FROM migrations')).toEqual([1, 2]);
  });

  test('change nothing when a step fails', async () => {
    const { engine, column } = await database();
    await migrate(engine, [first]);
    await expect(migrate(engine, [first, second, 'CREATE TABLE'])).rejects.toThrow(
      'incomplete input',
    );
    expect(await column('SELECT b FROM a')).toEqual([]);
    expect(await column('SELECT version FROM migrations')).toEqual([1]);
  });

  test('reject a database from a newer version', async () => {
    const { engine } = await database();
    await migrate(engine, [first, second]);
    await expect(migrate(engine, [first])).rejects.toThrow(
      'the database is at version 2 and this program knows versions up to 1',
    );
  });
});
