import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { day } from '#src/server/durations.ts';

/** How long an asset stays after the last build that uses it, in milliseconds. */
const keptFor = 30 * day;

/** The maximum size of earlier assets, in bytes: the server keeps them in memory. */
const mostBytes = 32 * 1024 * 1024;

/** Records since when each earlier asset has been unused, by name. A hidden file, which no host serves. */
const recordFile = '.earlier-assets.json';

const sinceByName = v.record(v.string(), v.pipe(v.string(), v.isoTimestamp()));

const record = v.fallback(v.pipe(v.string(), v.parseJson(), sinceByName), {});

/** A site's assets that come from earlier builds, by name; a damaged record counts as empty. */
export async function earlierAssets(site: string): Promise<Readonly<Record<string, string>>> {
  return v.parse(record, await readFile(join(site, recordFile), 'utf8').catch(() => '{}'));
}

const assetsOf = (site: string): Promise<readonly string[]> =>
  readdir(join(site, 'assets')).catch(() => []);

/**
 * Copies the assets of earlier builds from the site that is replaced into the new one, so that a page that was open during a deployment finds the files of its build. The newest are kept if there is no room for all.
 */
export async function keepEarlierAssets(replaced: string, fresh: string, now: Date): Promise<void> {
  const [names, known, current] = await Promise.all([
    assetsOf(replaced),
    earlierAssets(replaced),
    assetsOf(fresh),
  ]);
  const kept: Record<string, string> = {};
  let bytes = 0;
  const earlier = names
    .filter((name) => !current.includes(name))
    .map((name) => ({ name, since: known[name] ?? now.toISOString() }))
    .filter(({ since }) => now.getTime() - Date.parse(since) < keptFor)
    .toSorted((one, other) => other.since.localeCompare(one.since));
  await mkdir(join(fresh, 'assets'), { recursive: true });
  for (const { name, since } of earlier) {
    const file = join(replaced, 'assets', name);
    bytes += (await stat(file)).size;
    if (bytes > mostBytes) break;
    await copyFile(file, join(fresh, 'assets', name));
    kept[name] = since;
  }
  if (earlier.length > 0) await writeFile(join(fresh, recordFile), JSON.stringify(kept));
}
