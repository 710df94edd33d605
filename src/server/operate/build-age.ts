import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { day, hour } from '#src/server/durations.ts';
import type { Log } from '#src/server/log.ts';

/** A site is built each day: its pages name the day of their build. */
const expectedWithin = 36 * hour;

/** When the site was built, in milliseconds; undefined if its folder does not say. */
export async function readBuildTime(distDir: string): Promise<number | undefined> {
  const time = Date.parse(await readFile(join(distDir, '.built'), 'utf8').catch(() => ''));
  return Number.isNaN(time) ? undefined : time;
}

export const hoursSince = (time: number): number => Math.floor((Date.now() - time) / hour);

/** Warns once the site is older than 36 hours, and each day from then on. */
export function warnOfAge(builtAt: number, log: Log): void {
  const warn = () =>
    log.warning('the site is more than 36 hours old; build it again', {
      hours: hoursSince(builtAt),
    });
  const begin = () => {
    warn();
    setInterval(warn, day).unref();
  };
  setTimeout(begin, Math.max(0, builtAt + expectedWithin - Date.now())).unref();
}
