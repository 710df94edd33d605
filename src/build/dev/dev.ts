import { commandLine, runScript } from '#command-line/program.ts';

const details = `
With ?inspect in an address, Stately's inspector opens on its machines.
Settings: PORT (default: 4173), HOST, and those of docs/settings.md.`;

await runScript(
  commandLine('dev', 'Serves the site with hot reload and its form handler.')
    .addHelpText('after', details)
    .action(async () => (await import('./serve-dev.ts')).serveDev()),
);
