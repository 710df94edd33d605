import { startedAs } from '#statelab/cli/started-as.ts';
import { commandLine } from './command.ts';

/** What the command is asked to do. */
interface BisectCommand {
  readonly file: string;
  readonly good: string | undefined;
  readonly bad: string;
}

export const help = `Finds the commit on which a tape turned red. Each commit that is tried is checked out in
a worktree of its own, in the folder for temporary files, and replays the tape with its
own replay command. Commits that cannot do that are skipped. The project's own tree is
not touched: what is not committed has no part in it.

Usage:
  ${startedAs('bisect')} TAPE [--good COMMIT] [--bad COMMIT]

Options:
  --good COMMIT  one on which the tape is green; looked for backwards, where left out
  --bad COMMIT   one on which it is red; HEAD, where left out
  --help         this text

TAPE is a file that was saved from the lab.
`;

const { parse, wrong } = commandLine('bisect', {
  good: { type: 'string' },
  bad: { type: 'string', default: 'HEAD' },
});

/** Reads the command line. Throws UsageError for invalid arguments. */
export function parseBisectCommand(args: readonly string[]): BisectCommand {
  const { values, positionals } = parse(args);
  const [file, second] = positionals;
  if (file === undefined) throw wrong('Name a tape.');
  if (second !== undefined) throw wrong(`Name one tape: "${file}" or "${second}".`);
  return { file, good: values.good, bad: values.bad };
}
