import type { Engine, Run } from './engine.ts';

async function versionOf(run: Run): Promise<number> {
  const { rows } = await run('SELECT max(version) AS version FROM migrations');
  return Number(rows[0]?.['version']);
}

/** Runs all missing steps in one transaction. Throws for a database of a newer program. */
export async function migrate(engine: Engine, to = engine.steps): Promise<void> {
  // Locks nothing if no step is missing. A new database has no such table.
  const found = await versionOf(engine.run).catch(() => 0);
  if (found === to.length) return;
  await engine.transaction(async ({ run, lock }) => {
    // Two servers that start together would both migrate.
    await lock(['migrations']);
    await run('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
    const version = await versionOf(run);
    if (version > to.length) {
      throw new Error(
        `the database is at version ${version} and this program knows versions up to ${to.length}; use a newer program`,
      );
    }
    for (const [index, step] of to.slice(version).entries()) {
      for (const sql of [step].flat()) await run(sql);
      await run('INSERT INTO migrations (version) VALUES (?)', [version + index + 1]);
    }
  });
}
