import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const lockOf = (folder: string): string | null => {
  const file = join(folder, 'package-lock.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/**
 * Installs what a benchmark measures with or against into .cache/, where the project itself
 * never looks, from the package and lock file in bench/peers/<name>. An earlier installation of
 * the same lock file is used again. Gives the folder; null, with a sentence on stderr, where it
 * cannot be had, so that a benchmark goes on without it.
 */
export function installPeer(name: 'lighthouse' | 'next'): string | null {
  const source = join('bench/peers', name);
  const folder = join('.cache', `bench-${name}`);
  const installed = join(folder, 'node_modules', name, 'package.json');
  if (existsSync(installed) && lockOf(folder) === lockOf(source)) {
    cpSync(source, folder, { recursive: true });
    return folder;
  }
  console.log(`Installing ${name} into ${folder}, once.`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true });
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32', // npm is a batch file there.
  });
  if (status === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  console.error(`${name} could not be installed, so the benchmark goes on without it.`);
  return null;
}
