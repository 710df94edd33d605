import { commandLine, runScript } from '#command-line/program.ts';

const description =
  'Formats, then checks a change: lint, types and the build, then unused code and the eight unit test files nearest to the uncommitted files by their imports. Prints how many bytes pages may still grow by.';

await runScript(
  commandLine('check', description).action(async () =>
    (await import('./nearest/check-change.ts')).checkChange(),
  ),
);
