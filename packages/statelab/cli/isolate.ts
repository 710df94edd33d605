import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { build } from 'esbuild';
import { UsageError } from './command.ts';
import { isModule } from './load-config.ts';

/** The flag of Node's permission model, an experiment until Node 22.13. */
const permission =
  ['--permission', '--experimental-permission'].find((flag) =>
    process.allowedNodeEnvironmentFlags.has(flag),
  ) ?? '--permission';

/** Bundled CommonJS calls `require`, which a module does not have. */
const banner = {
  js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
};

/**
 * Runs a command in a process that reads files, but writes none and starts no program, and that has
 * no environment variables. Bundles the modules among the arguments first, which runs none of them.
 */
export async function runIsolated(args: readonly string[]): Promise<void> {
  if (!import.meta.url.endsWith('.js')) {
    throw new UsageError('--isolate works in the installed package, not in its source.');
  }
  if (!args.some(isModule)) throw new UsageError('--isolate needs a FILE that exports machines.');
  const folder = await mkdtemp(join(tmpdir(), 'statelab-'));
  try {
    const isolated = args.map(async (argument, index) => {
      if (!isModule(argument)) return argument;
      const name = `${basename(argument, extname(argument))}.mjs`;
      const outfile = join(folder, String(index), name);
      const entryPoints = [argument];
      const options = { bundle: true, format: 'esm', platform: 'node', keepNames: true } as const;
      await build({ ...options, entryPoints, outfile, banner, logLevel: 'silent' });
      return outfile;
    });
    const limits = [permission, '--allow-fs-read=*', '--no-warnings', process.argv[1] ?? ''];
    const child = spawn(process.execPath, [...limits, ...(await Promise.all(isolated))], {
      env: {},
      stdio: 'inherit',
    });
    const [code]: readonly unknown[] = await once(child, 'exit');
    process.exitCode = typeof code === 'number' ? code : 1;
  } finally {
    await rm(folder, { recursive: true });
  }
}
