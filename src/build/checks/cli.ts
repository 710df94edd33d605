import { createServer, isRunnableDevEnvironment } from 'vite';
import { ledgerIds } from '#content/facts.ts';
import type { Renderer } from '#src/build/code/renderer.ts';
import { print, runCommand, UsageError } from '#command-line/run-command.ts';
import { contentFaults, loadContent } from './content-faults.ts';

const help = `npm run content

Checks the content in seconds, without a build: links, names, dates, figures, rules, drawings and
the lengths of titles and descriptions. Prints a line for each error, with its file.

Exits with 1 if there is an error, with 0 if there is none, and with 2 for wrong use.
`;

async function check(): Promise<readonly string[]> {
  const vite = await createServer({
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  try {
    const environment = vite.environments.ssr;
    if (!isRunnableDevEnvironment(environment)) throw new Error('Vite has no server environment.');
    const load = () => environment.runner.import<Renderer>('/src/app/entry-server.tsx');
    return await contentFaults(await loadContent(load, ledgerIds), ledgerIds);
  } finally {
    await vite.close();
  }
}

await runCommand(async () => {
  const [first, ...rest] = process.argv.slice(2);
  if (first === '--help' && rest.length === 0) return print(help);
  if (first !== undefined) throw new UsageError('npm run content takes no arguments but --help.');
  process.env['NODE_ENV'] = 'production';
  const faults = await check();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  print('The content is good.\n');
});
