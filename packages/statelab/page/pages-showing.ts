import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { labConfig } from '#statelab/config.ts';

/** The paths of the built site's pages with a view of this machine; none if no attribute of a view names its machine. */
export function pagesShowing(machine: string): readonly string[] {
  const { site, signs } = labConfig();
  if (signs.machine === undefined) return [];
  const sign = `${signs.machine}="${machine}"`;
  return readdirSync(site.folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .filter((name) => readFileSync(join(site.folder, name), 'utf8').includes(sign))
    .map((name) => name.split(sep).join('/'))
    .map((name) => `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    .toSorted();
}
