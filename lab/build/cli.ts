import { readdirSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from '#statelab/usage-error.ts';
import { print, runCommand } from '#statelab/cli/command.ts';

const folder = process.env['LAB_DIR'] ?? 'dist-lab';
const built = join(folder, 'lab/index.html');

const own = 'packages/statelab';
const ownSources = readdirSync(own)
  .filter((name) => !['dist', 'node_modules', 'tests'].includes(name))
  .map((name) => join(own, name));

const help = `npm run lab [-- files...]   opens the machine lab, or machine files in it; builds its copy of the site
                            meanwhile if a file has changed
npx tsx lab/build/cli.ts build writes the machine lab to dist-lab/

Settings: LAB_PORT (default: 4180), and LAB_DIR for another folder than dist-lab.
What a file may contain: npx statelab --help.
`;

// Help loads none of what takes time.
async function build(): Promise<void> {
  const { buildSiteInLab } = await import('./build-site.ts');
  const start = performance.now();
  const pages = await buildSiteInLab(folder);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built the lab and ${pages} pages of the site into ${folder}/ in ${seconds} s.`);
}

/** What the lab and its copy of the site are built from. */
const sources = [
  'content',
  'machines',
  'src',
  'packages/brackets',
  'package-lock.json',
  'lab/build',
  'lab/overrides',
  'lab/stubs',
  'lab/entry.ts',
  'lab/machine-folders.ts',
  'lab.config.ts',
  'vite.config.ts',
  ...ownSources,
];

async function serve(port: number): Promise<void> {
  const { listen } = await import('#statelab/build/listen.ts');
  const { createLabServer } = await import('#statelab/build/serve-lab.ts');
  await access(built).catch(() => {
    throw new Error(
      `“${folder}” does not contain a built lab. Run npx tsx lab/build/cli.ts build first.`,
    );
  });
  const { origin, closed } = await listen(createLabServer(folder), port);
  console.log(`The machine lab is on ${origin}, the brackets page on ${origin}/brackets`);
  await closed;
}

const interfaceFolder = resolve(own, 'dist/interface');

async function buildInterfaceIfOld(): Promise<void> {
  const { buildIfChanged } = await import('#statelab/build/build-if-changed.ts');
  const target = join(interfaceFolder, 'lab');
  await buildIfChanged({ file: join(target, 'index.html'), sources: ownSources }, async () =>
    (await import('#statelab/build/build-interface.ts')).buildInterface(target),
  );
}

/** Opens the project's machines at once, and the copy of the site once it is built. */
async function open(port: number): Promise<void> {
  await buildInterfaceIfOld();
  const { createLabServer, isLab } = await import('#statelab/build/serve-lab.ts');
  const { listen } = await import('#statelab/build/listen.ts');
  const { openProject } = await import('#statelab/build/open-project.ts');
  const { childBuild } = await import('./child-build.ts');
  const { serveSiteCopy } = await import('./site-copy.ts');
  const project = await openProject(['lab.config.ts']);
  const lab = createLabServer(interfaceFolder, project);
  const child = childBuild('build');
  const site = serveSiteCopy(folder, { file: built, sources }, child.build);
  const fetch = (request: Request) => {
    const { pathname } = new URL(request.url);
    return isLab(pathname) ? lab.fetch(request) : site.fetch(request);
  };
  try {
    const { origin, closed } = await listen({ fetch }, port);
    console.log(`The machine lab is on ${origin}/lab/, the brackets page on ${origin}/brackets`);
    await closed;
  } finally {
    child.stop();
    await project.close();
  }
}

async function openFiles(files: readonly string[]): Promise<void> {
  await buildInterfaceIfOld();
  const { runStatelab } = await import('#statelab/cli/program.ts');
  return runStatelab(files);
}

const usage = 'Choose build, serve or open. “open” does both, or opens machine files.';

/** Builds the lab, serves it, or both; opens other machines. */
await runCommand(async () => {
  const [command = '', ...rest] = process.argv.slice(2);
  if (rest.includes('--help') || rest.includes('-h')) return print(help);
  if (command === 'open' && rest.length > 0) return openFiles(rest);
  if (rest.length > 0 || !['build', 'serve', 'open'].includes(command)) throw new UsageError(usage);
  const { labPort } = await import('#statelab/build/listen.ts');
  const port = labPort(process.env['LAB_PORT']);
  if (command === 'open') return open(port);
  if (command === 'build') await build();
  if (command !== 'build') await serve(port);
});
