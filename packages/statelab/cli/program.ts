import { Command, CommanderError, Option } from 'commander';
import { UsageError } from '#statelab/usage-error.ts';
import { print } from './command.ts';

const about = `
FILE is a module, in TypeScript or JavaScript, that exports XState machines. Without a file the
lab opens what lab.config.ts of this folder lists, and MACHINE is an id of that list. A machine is
opened as it is; its actors never run. A scenario that a module exports beside it says how they end.
Opening a file runs its top level in the page; the commands run it in Node. Save the
file, and the page shows the change. The port is 4180, or the number in LAB_PORT.

TAPE is a file that was saved from the lab, or the report of a visit.`;

/** A command whose code is loaded when it is asked for. */
const loaded =
  <Given extends readonly unknown[]>(load: () => Promise<(...given: Given) => Promise<void>>) =>
  async (...given: Given): Promise<void> =>
    (await load())(...given);

/** The lab's command line. */
function labProgram(): Command {
  const program = new Command('statelab')
    .description(
      'Opens XState machines in the lab: their charts, a simulator, paths, checks, exports.',
    )
    .argument('[file...]')
    .exitOverride()
    .configureOutput({ writeErr: () => {}, writeOut: print })
    .helpCommand(false)
    .showSuggestionAfterError(false)
    .addHelpText('after', about)
    .action(loaded(async () => (await import('./open.ts')).openLab));

  program
    .command('paths')
    .description('prints a few paths that take every transition, or a shortest path to a goal')
    .argument('[file|machine...]')
    .option(
      '--to <goal>',
      "a shortest path to a state or a transition: door.open, 'door.open|SHUT|0'",
    )
    .addOption(
      new Option(
        '--check',
        'what looks wrong with the machine, each with the reason why it is right, or else exits 1',
      ).conflicts('to'),
    )
    .option('--json', 'as JSON')
    .action(loaded(async () => (await import('./paths.ts')).printPathsOf));

  program
    .command('chart')
    .description('prints a machine as Mermaid')
    .argument('[file|machine...]')
    .action(loaded(async () => (await import('./chart.ts')).printChartOf));

  program
    .command('gate')
    .description(
      'checks machines, scenarios with their invariants, and tapes; exits 1 if anything is wrong',
    )
    .argument('[file|tape|folder...]')
    .option('--page', 'replays the tapes on the built site, too, in a headless Chromium')
    .option('--machine <id>', 'of this machine alone')
    .option('--record', 'writes to a folder tapes that take every transition of every machine')
    .action(loaded(async () => (await import('./gate.ts')).gate));

  program
    .command('replay')
    .description('replays a tape on its machine, and on its page; exits 1 at the first difference')
    .argument('[file|tape...]')
    .option('--page', 'performs it on the built site in a headless Chromium, too')
    .addOption(
      new Option(
        '--trace <file>',
        "performs it, and writes Playwright's trace: npx playwright show-trace FILE",
      ).implies({ page: true }),
    )
    .option('--playwright <file>', 'writes it as a Playwright test, up to the first difference')
    .action(loaded(async () => (await import('./replay.ts')).replay));

  return program;
}

/** Runs a command line of the lab. Throws UsageError for wrong use. */
export async function runStatelab(args: readonly string[]): Promise<void> {
  try {
    await labProgram().parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    const sentence = error.message.replaceAll(/^error: |\.$/g, '');
    throw new UsageError(
      `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. See statelab --help.`,
    );
  }
}
