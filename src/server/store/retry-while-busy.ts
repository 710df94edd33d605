import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '#src/server/errors.ts';

/** How many milliseconds to retry; less than a browser waits for its response. */
const timeoutMs = 5000;

const interval = 25;

/** A failed operation closes the connection under the others. */
const isBusy = (error: unknown): boolean =>
  /^(?:SQLITE_(?:BUSY|LOCKED)|CLIENT_CLOSED)/.test(codeOf(error) ?? '');

/** Retries while another process has locked the database. SQLite's own waiting would block the whole server. */
export async function retryWhileBusy<T>(operation: () => Promise<T>): Promise<T> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await operation();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await pause(interval);
    }
  }
}
