import { commandLine, runScript } from '#command-line/program.ts';

const description =
  'Draws the files of content/public whose paths contain one of the given words, or all files. The same content gives the same files.';

await runScript(
  commandLine('art', description)
    .argument('[words...]', 'a city or a guide as in its address, or social or icon')
    .action(async (words: readonly string[]) => (await import('./draw-files.ts')).drawFiles(words)),
);
