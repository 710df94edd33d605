import { commandLine, runScript } from '#command-line/program.ts';

const description =
  'Takes pictures of every page at 360, 768 and 1280 px, and of each step, error and result of the wizard, the calculators and the forms, and puts them on sheets in test-results/pictures/. Build first.';

await runScript(
  commandLine('pictures', description)
    .argument('[paths...]', 'only these pages, such as /quote')
    .action(async (paths: readonly string[]) =>
      (await import('./take-pictures.ts')).takePictures(paths),
    ),
);
