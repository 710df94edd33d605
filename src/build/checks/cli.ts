import { commandLine, runScript } from '#command-line/program.ts';
import { print } from '#command-line/run-command.ts';

const description =
  'Checks the content in seconds, without a build: links, names, dates, figures, rules, fields, drawings and the lengths of titles and descriptions. Prints a line for each error, with its file. Exits with 1 if there is one.';

async function check(): Promise<void> {
  const { ledgerIds } = await import('#content/facts.ts');
  const { withRenderer } = await import('#src/build/code/build-renderer.ts');
  const { staticStyles } = await import('#src/build/styles/static-styles.ts');
  const { contentFaults } = await import('./content-faults.ts');
  const noStyles = staticStyles({ get: () => '' });
  const faults = await withRenderer([noStyles], (renderer) => contentFaults(renderer, ledgerIds));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  print('The content is good.\n');
}

await runScript(commandLine('content', description).action(check));
