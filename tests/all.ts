import { Argument } from 'commander';
import { commandLine, runScript } from '#command-line/program.ts';
import type { Guard } from './nearest/guards.ts';

const guards: readonly Guard[] = ['site', 'walks', 'lab'];

const details = `
site   the site: formatting, lint, types, unused code, both builds, unit and browser tests
walks  every page, control and path of the site
lab    the machine lab`;

await runScript(
  commandLine('test', 'Runs the tests of the site, or of the parts that are named.')
    .addArgument(new Argument('[parts...]').choices(guards).default(['site'], 'site'))
    .addHelpText('after', details)
    .action(async (parts: readonly Guard[]) =>
      (await import('./nearest/guards.ts')).runGuards(parts),
    ),
);
