import { setTimeout as pause } from 'node:timers/promises';

/** How long, in milliseconds, an operation waits while another process writes: less than a browser waits for its answer. */
const patience = 5000;

/** How long, in milliseconds, until it is tried again. */
const interval = 10;

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^SQLITE_(?:BUSY|LOCKED)/.test(error.code);

/**
 * Does a database operation, again and again while another process holds the database. SQLite
 * can wait by itself, but the whole server would stand still meanwhile. Rejects as the
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
