import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { standIns } from '#lab/stand-ins/replaced.ts';

/**
 * A Vite plugin that builds the site with modules of the lab in place of some of its own. A
 * stand-in may itself import what it stands in for.
 */
export function takeStandIns(): Plugin {
  // Vite's ids have slashes on Windows, too.
  const idOf = (file: string): string => normalizePath(path.resolve(file));
  const replaced = new Map(
    Object.entries(standIns).map(([own, standIn]) => [idOf(own), idOf(standIn)]),
  );
  return {
    name: 'lab-stand-ins',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const standIn = found === null ? undefined : replaced.get(found.id);
      return standIn === undefined || standIn === importer ? found : standIn;
    },
  };
}
