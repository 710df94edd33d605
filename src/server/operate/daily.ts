import { spawn } from 'node:child_process';
import { day, minute } from '#src/server/durations.ts';
import { leadStoreOn, type LeadStore } from '#src/server/keep/lead-store.ts';
import { openEngine } from '#src/server/keep/open-engine.ts';
import { processLog, type Log } from '#src/server/log.ts';
import { serverSettings } from '#src/server/settings.ts';

/** The argument with which a server does its daily work instead of serving. */
export const dailyArgument = 'daily';

/** How many milliseconds a filled honeypot stays in quarantine. */
const quarantine = 30 * day;

/** The time some months before another, at most the last day of that month. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}

/** Deletes old leads and spam, and erases all that was deleted since the last time. */
export async function cleanUp(
  store: Pick<LeadStore, 'remove' | 'eraseDeleted'>,
  months: number,
  log: Log,
  now = new Date(),
): Promise<void> {
  const leads = await store.remove({ before: monthsBefore(now, months) });
  const spam = await store.remove({
    spam: 'only',
    before: new Date(now.valueOf() - quarantine),
  });
  const erased = await store.eraseDeleted();
  log.info('deleted old leads', { leads, months, spam, erased });
}

/** Reads the database for damage, as each start does, and cleans it up. Rejects if it cannot. */
export async function workDaily(env: NodeJS.ProcessEnv): Promise<void> {
  const { location, keepMonths } = serverSettings(env);
  const store = leadStoreOn(await openEngine(location));
  await cleanUp(store, keepMonths, processLog).finally(store.close);
}

/** Starts the daily work in a process of its own: reading a whole database would block requests. */
export function scheduleDaily(log: Log, serverProgram: string): void {
  const begin = () => {
    const args = [...process.execArgv, serverProgram, dailyArgument];
    spawn(process.execPath, args, { stdio: 'inherit' })
      .once('error', (error) => log.error('the daily work cannot start', error))
      .once('exit', (code) => {
        if (code !== 0) log.error('the daily work failed', new Error('see the line before'));
      });
  };
  setTimeout(begin, minute).unref();
  setInterval(begin, day).unref();
}
