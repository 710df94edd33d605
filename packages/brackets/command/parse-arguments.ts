import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from '#src/server/command.ts';
import { messageOf } from '#src/server/errors.ts';

/**
 * How a command of package.json is used: `parse` reads its command line by Node's `parseArgs`,
 * `wrong` makes a UsageError of a sentence and the hint at its help. `parse` throws one, too.
 */
export function commandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  name: string,
  options: Options,
) {
  const hint = `See npm run ${name} -- --help.`;
  const wrong = (sentence: string): UsageError => new UsageError(`${sentence} ${hint}`);
  const parse = (args: readonly string[]) => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
    } catch (error) {
      // What follows the first sentence is Node's advice for other programs.
      const [sentence = ''] = messageOf(error).split(/\.\s|\n/);
      throw wrong(`${sentence}.`);
    }
  };
  return { parse, wrong, hint };
}
