import { commandLine, runScript } from '#command-line/program.ts';

const description =
  'Changes the maths and the machines’ guards one mutant at a time, and runs their tests. Takes hours. Exits with 1 if a mutant survives that equivalents.ts does not explain, if an explained one is gone, or if one was judged without a test run.';

await runScript(
  commandLine('mutation', description).action(async () => (await import('./mutate.ts')).mutate()),
);
