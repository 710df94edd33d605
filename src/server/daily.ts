import { spawn } from 'node:child_process';
import { day } from './durations.ts';
import { processLog, type Log } from './log.ts';
import { purgeOldLeads } from './purge-old-leads.ts';
import { serverSettings } from './settings.ts';
import { databaseLocation } from './store/database-location.ts';
import { openLeadStore } from './store/open-lead-store.ts';

/** The argument with which a server does its daily work instead of serving. */
export const dailyArgument = 'daily';

/** From the start to the first daily work, in milliseconds. */
const firstDelay = 60_000;

/** Reads the database for damage, as each start does, and deletes old leads. Rejects if it cannot. */
export async function workDaily(env: NodeJS.ProcessEnv): Promise<void> {
  const location = databaseLocation(env);
  const store = await openLeadStore(location);
  const copy = location.file === undefined ? undefined : `${location.file}.before-purge`;
  const months = serverSettings(env).keepMonths;
  await purgeOldLeads({ store, months, copy, now: () => new Date(), log: processLog }).finally(
    store.close,
  );
}

/** Starts the daily work in a process of its own: reading a whole database would block requests. */
export function scheduleDaily(log: Log): void {
  const begin = () => {
    const program = [...process.execArgv, process.argv[1] ?? '', dailyArgument];
    spawn(process.execPath, program, { stdio: 'inherit' }).once('exit', (code) => {
      if (code !== 0) log.error('the daily work failed', new Error('see the line before'));
    });
  };
  setTimeout(begin, firstDelay).unref();
  setInterval(begin, day).unref();
}
