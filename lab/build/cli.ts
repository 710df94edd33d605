import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand, WrongUse } from '#src/server/command.ts';
import { listen } from '#src/server/listen.ts';
import { parsePort } from '#src/server/port.ts';
import { buildLab } from './build-lab.ts';
import { createLabServer } from './serve-lab.ts';

/** Where the lab is built: LAB_DIR moves it. */
const folder = process.env['LAB_DIR'] ?? 'dist-lab';

const labPort = { name: 'LAB_PORT', otherwise: 4180 };

async function build(): Promise<void> {
  const start = performance.now();
  const pages = await buildLab(folder);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built the lab and ${pages} pages of the site into ${folder}/ in ${seconds} s.`);
}

async function serve(port: number): Promise<void> {
  await access(join(folder, 'lab/index.html')).catch(() => {
    throw new Error(`There is no built lab in ${folder}. Run npm run lab:build first.`);
  });
  const server = await listen(createLabServer(folder), port, labPort);
  const origin = `http://localhost:${server.port}`;
  console.log(`The machine lab is on ${origin}, the brackets page on ${origin}/brackets`);
  await server.closed;
}

const usage = 'Choose what to do with the lab: build, serve, or open, which does both.';

/** Builds the lab, serves it, or both. Settings: LAB_PORT, LAB_DIR. */
await runCommand(async () => {
  const [command = '', ...rest] = process.argv.slice(2);
  if (rest.length > 0 || !['build', 'serve', 'open'].includes(command)) throw new WrongUse(usage);
  const port = parsePort(process.env['LAB_PORT'], labPort);
  if (command !== 'serve') await build();
  if (command !== 'build') await serve(port);
});
