import type { Log } from './log.ts';

/** The oldest patched release of each line of Node, as package.json's engines have them. */
export const patchedNodes = ['20.20.2', '22.22.2', '24.14.1'];

const compare = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

/** Warns of a Node without the latest known security patches. A line that came later has them. */
export function checkNode(log: Log, version = process.versions.node): void {
  const major = `${version.split('.')[0]}.`;
  const patched = patchedNodes.find((each) => each.startsWith(major));
  const isLater = compare(version, patchedNodes.at(-1) ?? '') > 0;
  if (isLater || (patched !== undefined && compare(version, patched) >= 0)) return;
  log.warning('this Node.js lacks security patches; install a patched one', { version });
}
