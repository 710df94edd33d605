import { execFile } from 'node:child_process';
import type { Log } from './log.ts';

/** Tells systemd's watchdog, if there is one, that this process is alive (sd_notify). */
export function tellWatchdog(env: NodeJS.ProcessEnv, log: Log): void {
  // In microseconds; twice in that time leaves room for one that comes late.
  const interval = Number(env['WATCHDOG_USEC'] ?? 0) / 1000 / 2;
  if (env['NOTIFY_SOCKET'] === undefined || !(interval > 0)) return;
  const tell = () =>
    execFile('systemd-notify', ['WATCHDOG=1'], (error) => {
      if (error !== null) log.error('the watchdog could not be told', error);
    });
  setInterval(tell, interval).unref();
}
