import { commandLine, runScript } from '#command-line/program.ts';

const details = `
Settings: docs/settings.md lists them; OUT_DIR is another folder than dist.`;

await runScript(
  commandLine('build', 'Checks the content, then writes the static site to dist/.')
    .addHelpText('after', details)
    .action(async () => (await import('./build-site.ts')).buildSite()),
);
