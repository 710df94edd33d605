import type { Client, InStatement } from '@libsql/client';

/**
 * The steps that make the schema, oldest first. A step that has been released is never
 * edited; a change is a new step at the end.
 *
 * `received_at` is UTC in the fixed form of Date.toISOString, so that text order is time
 * order. An idempotency key is unique within its form; leads without one never collide.
 */
export const steps = [
  `CREATE TABLE leads (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    form TEXT NOT NULL,
    idempotency_key TEXT,
    received_at TEXT NOT NULL,
    fields TEXT NOT NULL,
    UNIQUE (form, idempotency_key)
  ) STRICT`,
  // Of the body that came with the key; null for a lead without one, or from before this step.
  'ALTER TABLE leads ADD COLUMN fingerprint TEXT',
] as const;

/** The last step that was taken; 0 for a database without a schema. Takes no lock that keeps others from writing. */
async function versionOf(client: {
  execute: (statement: InStatement) => ReturnType<Client['execute']>;
}): Promise<number> {
  const { rows: tables } = await client.execute(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'migrations'`,
  );
  if (tables.length === 0) return 0;
  const { rows } = await client.execute('SELECT max(version) AS version FROM migrations');
  return Number(rows[0]?.['version']);
}

/**
 * Brings the schema forward to the last step, all in one transaction, so that it holds
 * every step or none. The version is a table and not PRAGMA user_version, which a remote
 * database may refuse. Throws when the database is newer than this program.
 */
export async function migrate(client: Client, to: readonly string[] = steps): Promise<void> {
  if ((await versionOf(client)) === to.length) return;
  const transaction = await client.transaction('write');
  try {
    await transaction.execute(
      'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY) STRICT',
    );
    const version = await versionOf(transaction);
    if (version > to.length) {
      throw new Error(
        `the database is at version ${version} and this program knows versions up to ${to.length}; use a newer program`,
      );
    }
    for (const [index, step] of to.entries()) {
      if (index < version) continue;
      await transaction.execute(step);
      await transaction.execute({
        sql: 'INSERT INTO migrations (version) VALUES (?)',
        args: [index + 1],
      });
    }
    await transaction.commit();
  } finally {
    transaction.close();
  }
}
