import type { Renderer } from '#src/build/code/renderer.ts';
import { commandLine, runScript } from '#command-line/program.ts';
import { print } from '#command-line/run-command.ts';

const description =
  'Checks the content in seconds, without a build: links, names, dates, figures, rules, drawings and the lengths of titles and descriptions. Prints a line for each error, with its file. Exits with 1 if there is one.';

async function findFaults(): Promise<readonly string[]> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const { ledgerIds } = await import('#content/facts.ts');
  const { contentFaults, loadContent } = await import('./content-faults.ts');
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

async function check(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const faults = await findFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  print('The content is good.\n');
}

await runScript(commandLine('content', description).action(check));
