import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from '#src/server/command.ts';
import { messageOf } from '#src/server/errors.ts';

/**
 * The command line of an npm script: `parse` reads it with Node's `parseArgs`, `wrong` creates a
 * UsageError with a hint to the help. `parse` throws one too.
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
      // After the first sentence, Node adds advice for other programs.
      const [sentence = ''] = messageOf(error).split(/\.\s|\n/);
      throw wrong(`${sentence}.`);
    }
  };
  return { parse, wrong, hint };
}
