import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { printableUrl, type DatabaseLocation } from './database-location.ts';
import { insertRows, type Argument, type Run } from './engine.ts';
import { openEngine } from './open-engine.ts';

/** Every table with its columns. The first two order its rows. */
const tables = {
  leads:
    'id, form, idempotency_key, fingerprint, reference, received_at, written_at, status, privacy_version, email, fields',
  changes: 'id, lead, made_at, made_by, what, detail',
  notifications:
    'id, lead, channel, recipient, about, message_id, state, attempts, queued_at, due_at, told_at, problem',
  deletions: 'lead, received_at',
};

/** Neither database takes more than some 30,000 arguments. */
const rowsAtOnce = 2000;

const row = v.array(v.union([v.string(), v.number(), v.null()]));

/** Passes on the rows of a table in order. Returns their number, and a checksum of all. */
async function readTable(
  run: Run,
  table: string,
  columns: string,
  use: (rows: readonly (readonly Argument[])[]) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ rows: number; sum: string }> {
  const hash = createHash('sha256');
  for (let count = 0; ; count += rowsAtOnce) {
    const page = await run(
      `SELECT ${columns} FROM ${table} ORDER BY 1, 2 LIMIT ${rowsAtOnce} OFFSET ${count}`,
    );
    const rows = page.rows.map((found) => v.parse(row, Object.values(found)));
    hash.update(JSON.stringify(rows));
    await use(rows);
    if (rows.length < rowsAtOnce) return { rows: count + rows.length, sum: hash.digest('hex') };
  }
}

/** Continues after the highest number ever used, so that no deleted lead's number is reused. */
async function continueNumbers(from: Run, to: Run, table: string): Promise<void> {
  const highest = `SELECT max(n) AS highest FROM (SELECT max(id) AS n FROM ${table}
    UNION ALL SELECT seq FROM sqlite_sequence WHERE name = '${table}')`;
  const last = Number((await from(highest)).rows[0]?.['highest']);
  if (last > 0) await to(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), ${last})`);
}

/**
 * Copies a database file into an empty PostgreSQL database: all of it, or nothing if a count or a checksum
 * differs. New leads wait meanwhile. Returns how many rows each table has.
 */
export async function moveLeads(
  source: DatabaseLocation,
  target: DatabaseLocation,
): Promise<Readonly<Record<string, number>>> {
  const [from, to] = [await openEngine(source), await openEngine(target)];
  try {
    return await from.transaction((reading) =>
      to.transaction(async (writing) => {
        const moved: Record<string, number> = {};
        for (const [table, columns] of Object.entries(tables)) {
          const { rows: present } = await writing.run(`SELECT 1 FROM ${table} LIMIT 1`);
          if (present.length > 0) throw new Error(`${printableUrl(target)} is not empty`);
          const sent = await readTable(reading.run, table, columns, (rows) =>
            insertRows(writing.run, `${table} (${columns})`, rows),
          );
          const arrived = await readTable(writing.run, table, columns);
          if (sent.rows !== arrived.rows || sent.sum !== arrived.sum) {
            throw new Error(`${table} differs after the copy; nothing was moved`);
          }
          if (columns.startsWith('id')) await continueNumbers(reading.run, writing.run, table);
          moved[table] = sent.rows;
        }
        return moved;
      }),
    );
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
}
