import { posix } from 'node:path';

/** The path in the project that an import names; undefined for a package. */
export function importedFile(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return posix.join(posix.dirname(importer), name);
  if (/^#(?:art|brackets|command-line|statelab)\//.test(name)) return `packages/${name.slice(1)}`;
  return /^[#/]/.test(name) ? name.slice(1) : undefined;
}
