import { messageOf } from '#src/server/errors.ts';
import { printableUrl, type DatabaseLocation } from './database-location.ts';
import type { Engine, Run } from './engine.ts';
import { postgresEngine } from './postgres-engine.ts';
import { openFile } from './sqlite-engine.ts';

/** The version of the schema that this program reads and writes. */
const version = 1;

const versionIn = async (run: Run): Promise<number> =>
  Number((await run('SELECT version FROM schema_version')).rows[0]?.['version']);

/** Throws unless the schema is this program's: a newer program has changed it, also while this one runs. */
export async function expectSchema(run: Run): Promise<void> {
  const found = await versionIn(run);
  if (found === version) return;
  const sentence = `the database is at version ${found} and this program knows version ${version}; start the program that fits it`;
  throw Object.assign(new Error(sentence), { code: 'DATABASE_OTHER_VERSION' });
}

/** Makes the schema of an empty database. */
async function prepare(engine: Engine): Promise<void> {
  // An empty database has no such table. Any other failure shows again below.
  const isEmpty = await engine.run('SELECT 1 FROM schema_version').then(
    () => false,
    () => true,
  );
  if (!isEmpty) return expectSchema(engine.run);
  await engine.transaction(async ({ run, lock }) => {
    // Two servers that start together would both make it.
    await lock(['schema']);
    const { rows } = await run(engine.hasSchema);
    if (rows.length > 0) return;
    for (const sql of engine.schema) await run(sql);
    await run('INSERT INTO schema_version VALUES (?)', [version]);
  });
}

/** Opens a database, and makes its schema if it is empty. Rejects with a sentence that names it. */
export async function openEngine(location: DatabaseLocation): Promise<Engine> {
  try {
    const { file, url } = location;
    const engine = file === undefined ? postgresEngine(url) : await openFile(file);
    await prepare(engine).catch(async (error: unknown) => {
      await engine.close();
      throw error;
    });
    return {
      ...engine,
      transaction: (work) =>
        engine.transaction(async (each) => {
          await expectSchema(each.run);
          return work(each);
        }),
    };
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`The lead store at ${printableUrl(location)} cannot be opened: ${reason}.`, {
      cause: error,
    });
  }
}
