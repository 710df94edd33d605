import pg from 'pg';
import { codeOf } from '#src/server/errors.ts';
import type { Engine, Run } from './engine.ts';
import { postgresSchema } from './schema.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** How many milliseconds a statement or a connection may take; less than a browser waits for its response. */
const timeout = 10_000;

/** Replaces each ? with $1, $2 and so on, as PostgreSQL has them. */
function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll('?', () => `$${(count += 1)}`);
}

/** Gives a connection failure a code. Other errors have one of PostgreSQL's five-character codes. */
const unreachable = (error: unknown): unknown =>
  /^[\dA-Z]{5}$/.test(codeOf(error) ?? '')
    ? error
    : Object.assign(new Error('the database server cannot be reached', { cause: error }), {
        code: 'DATABASE_UNREACHABLE',
      });

const rethrow = (error: unknown): never => {
  throw unreachable(error);
};

const runOn =
  (client: Pick<pg.ClientBase, 'query'>): Run =>
  async (sql, args = []) => {
    const { rows, rowCount } = await client
      .query<Record<string, unknown>>(numbered(sql), [...args])
      .catch(rethrow);
    return { rows, changed: rowCount ?? 0 };
  };

/** Locks names in one order, so that two servers never deadlock. */
const lockNames = `SELECT pg_advisory_xact_lock(name) FROM
  (SELECT DISTINCT hashtextextended(text, 0) AS name FROM unnest($1::text[]) AS text ORDER BY 1) AS names`;

/** A PostgreSQL database, which any number of servers may share. */
export function postgresEngine(url: string): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'waymark',
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    keepAlive: true,
  });
  // A failed connection is replaced, and its next statement rejects; without listeners it would end the program.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  async function attempt<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (pool.ending) throw new Error('the lead store is closed');
    const client = await pool.connect().catch(rethrow);
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      // Closes the connection, which rolls back an open transaction.
      client.release(true);
      throw error;
    }
  }

  return {
    schema: postgresSchema,
    hasSchema: `SELECT 1 FROM pg_tables WHERE schemaname = current_schema AND tablename = 'schema_version'`,
    run: (sql, args) => retryWhileBusy(() => attempt((client) => runOn(client)(sql, args))),
    transaction: (work) =>
      retryWhileBusy(() =>
        attempt(async (client) => {
          const run = runOn(client);
          await run('BEGIN');
          const lock = async (names: readonly string[]): Promise<void> => {
            await client.query(lockNames, [names]).catch(rethrow);
          };
          const done = await work({ run, lock });
          await client.query('COMMIT').catch((error: unknown) => {
            // The commit may have succeeded, so it is not retried here.
            const message = 'the database server did not confirm a commit';
            throw Object.assign(new Error(message, { cause: error }), {
              code: 'COMMIT_UNCONFIRMED',
            });
          });
          return done;
        }),
      ),
    // PostgreSQL overwrites what was deleted as it vacuums.
    erase: () => Promise.resolve(),
    backup: () =>
      Promise.reject(new Error('a PostgreSQL database is backed up on its own server (pg_dump)')),
    close: () => (pool.ending ? Promise.resolve() : pool.end()),
  };
}
