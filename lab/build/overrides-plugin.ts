import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** Modules of the site, and those that the lab's copy of it uses instead. Paths are relative to the project. */
const overrides: Readonly<Record<string, string>> = {
  'src/app/outbox.ts': 'lab/overrides/outbox.ts',
  'src/views/provided-actors.ts': 'lab/overrides/provided-actors.ts',
};

/** A Vite plugin that overrides modules of the site. An override may import the module that it replaces. */
export function overrideModules(): Plugin {
  // Vite's ids have slashes on Windows too.
  const idOf = (file: string): string => normalizePath(path.resolve(file));
  const overrideOf = new Map(
    Object.entries(overrides).map(([own, override]) => [idOf(own), idOf(override)]),
  );
  return {
    name: 'lab-overrides',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const override = found === null ? undefined : overrideOf.get(found.id);
      return override === undefined || override === importer ? found : override;
    },
  };
}
