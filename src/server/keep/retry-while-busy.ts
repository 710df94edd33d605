import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '#src/server/errors.ts';

/** How many milliseconds to retry; less than a browser waits for its response. */
const timeoutMs = 5000;

const interval = 25;

/**
 * Codes of failures that pass. On a file, a failed operation closes the connection that others use. On
 * PostgreSQL: a deadlock; a server that starts, stops, is a standby or cannot be reached.
 */
const passing =
  /^(?:SQLITE_(?:BUSY|LOCKED)|CLIENT_CLOSED|40001|40P01|57P0[123]|25006|DATABASE_UNREACHABLE)/;

/** Retries while a database is busy or out of reach. SQLite's own waiting would block the whole server. */
export async function retryWhileBusy<T>(operation: () => Promise<T>): Promise<T> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await operation();
    } catch (error) {
      if (!passing.test(codeOf(error) ?? '') || performance.now() > end) throw error;
      await pause(interval);
    }
  }
}
