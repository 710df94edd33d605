import { Command, CommanderError } from 'commander';
import { print, runCommand, UsageError } from './run-command.ts';

/** The command line of a script of package.json. Add its arguments, options and action. */
export const commandLine = (script: string, description: string): Command =>
  new Command(`npm run ${script} --`)
    .description(description)
    .exitOverride()
    .configureOutput({ writeErr: () => {}, writeOut: print })
    .helpCommand(false)
    .showSuggestionAfterError(false);

/** Runs a command line. Prints its help if asked. Throws UsageError for invalid arguments. */
export async function parseCommandLine(program: Command, args: readonly string[]): Promise<void> {
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    const sentence =
      error.code === 'commander.help'
        ? 'No command is named'
        : error.message.replaceAll(/^error: |\.$/g, '');
    throw new UsageError(
      `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. See ${program.name()} --help.`,
    );
  }
}

/**
 * Runs a script's command line. Load what takes time or has effects in its action: help then comes at
 * once and starts nothing.
 */
export const runScript = (program: Command): Promise<void> =>
  runCommand(() => parseCommandLine(program, process.argv.slice(2)));
