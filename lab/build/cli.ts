import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildInterface } from '#statelab/build/build-interface.ts';
import { labPort, listen } from '#statelab/build/listen.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import { runCommand, UsageError } from '#statelab/cli/command.ts';
import { runStatelab } from '#statelab/cli/program.ts';
import { buildSiteInLab } from './build-site.ts';

const folder = process.env['LAB_DIR'] ?? 'dist-lab';

async function build(): Promise<void> {
  const start = performance.now();
  const pages = await buildSiteInLab(folder);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built the lab and ${pages} pages of the site into ${folder}/ in ${seconds} s.`);
}

async function serve(port: number): Promise<void> {
  await access(join(folder, 'lab/index.html')).catch(() => {
    throw new Error(`“${folder}” does not contain a built lab. Run npm run lab:build first.`);
  });
  const { origin, closed } = await listen(createLabServer(folder), port);
  console.log(`The machine lab is on ${origin}, the brackets page on ${origin}/brackets`);
  await closed;
}

const usage = 'Choose build, serve or open. “open” does both, or opens machine files.';

/** Builds the lab, serves it, or both; opens other machines. Settings: LAB_PORT, LAB_DIR. */
await runCommand(async () => {
  const [command = '', ...rest] = process.argv.slice(2);
  if (command === 'open' && rest.length > 0) {
    await buildInterface(resolve('packages/statelab/dist/interface/lab'));
    return runStatelab(rest);
  }
  if (rest.length > 0 || !['build', 'serve', 'open'].includes(command)) throw new UsageError(usage);
  const port = labPort(process.env['LAB_PORT']);
  if (command !== 'serve') await build();
  if (command !== 'build') await serve(port);
});
