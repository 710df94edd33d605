import { execFile } from 'node:child_process';
import type { Log } from './log.ts';

/** Notifies systemd's watchdog, if there is one, that this process is alive (sd_notify). */
export function notifyWatchdog(env: NodeJS.ProcessEnv, log: Log): void {
  // In microseconds; twice in that time, because a call may be late.
  const interval = Number(env['WATCHDOG_USEC'] ?? 0) / 1000 / 2;
  if (env['NOTIFY_SOCKET'] === undefined || !(interval > 0)) return;
  const notify = () =>
    execFile('systemd-notify', ['WATCHDOG=1'], (error) => {
      if (error !== null) log.error('could not notify the watchdog', error);
    });
  setInterval(notify, interval).unref();
}
