import type { Client } from '@libsql/client';

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
] as const;

/**
 * Brings the schema forward to the last step, all in one transaction, so that it holds
 * every step or none. The version is a table and not PRAGMA user_version, which a remote
 * database may refuse. Throws when the database is newer than this program.
 */
export async function migrate(client: Client, to: readonly string[] = steps): Promise<void> {
  const transaction = await client.transaction('write');
  try {
    await transaction.execute(
      'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY) STRICT',
    );
    const { rows } = await transaction.execute(
      'SELECT coalesce(max(version), 0) AS version FROM migrations',
    );
    const version = Number(rows[0]?.['version']);
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
