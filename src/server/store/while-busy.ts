import { setTimeout as pause } from 'node:timers/promises';

/** How long, in milliseconds, an operation waits while another process writes: less than a browser waits for its answer. */
const patience = 5000;

/** How long, in milliseconds, until it is tried again. */
const interval = 25;

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  // Closed is a connection that was given up because of what another operation met on it.
  /^(?:SQLITE_(?:BUSY|LOCKED)|CLIENT_CLOSED)/.test(error.code);

/**
 * Does a database operation, again and again while another process has locked the database. SQLite
 * can wait by itself, but the whole server would wait with it. Rejects as the
 * operation does when its patience has run out, and at once for any other error.
 */
export async function whileBusy<T>(operation: () => Promise<T>): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await operation();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await pause(interval);
    }
  }
}
