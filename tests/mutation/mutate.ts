import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { equivalents, type Equivalent } from './equivalents.ts';
import { mutated } from './mutated.ts';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** The source text that a mutant replaces. */
function originalOf({ fileName, location: { start, end } }: Mutant): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === last ? line.slice(0, end.column - 1) : line))
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line))
    .join('\n');
}

const isThat = (mutant: Mutant, { file, original, replacement }: Equivalent): boolean =>
  mutant.fileName.endsWith(file) &&
  mutant.replacement === replacement &&
  originalOf(mutant) === original;

const nameOf = (mutant: Mutant): string =>
  `${mutant.fileName}:${mutant.location.start.line}: ${originalOf(mutant)} → ${mutant.replacement}`;

function say(title: string, lines: readonly string[]): void {
  console.log(`${title}: ${lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
}

/** Runs the tests against every Stryker mutant, and prints those that survive. */
export async function mutate(): Promise<void> {
  const results = await new Stryker({
    mutate: [...mutated()],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    // The native TypeScript compiler has no API for Stryker to read a tsconfig.
    tsconfigFile: 'none.json',
    reporters: ['progress', 'json'],
    jsonReporter: { fileName: 'coverage/mutation.json' },
    tempDirName: '.cache/mutation',
    concurrency: availableParallelism(),
    // A slow machine is not an endless loop.
    timeoutMS: 60_000,
    // A pattern without a slash is of any folder, also of the brackets' own data.
    ignorePatterns: ['/.cache', '/coverage', '/data', '/dist', '/test-results'],
  }).runMutationTest();

  const tested = results.filter(({ status }) => status !== 'Ignored');
  const detected = tested.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const survived = tested.filter((mutant) => !detected.includes(mutant));
  const explained = survived.filter((mutant) => equivalents.some((known) => isThat(mutant, known)));
  const unexplained = survived.filter((mutant) => !explained.includes(mutant));
  const outdated = equivalents.filter((known) => !survived.some((mutant) => isThat(mutant, known)));
  // One version of the runner reported mutants as surviving without running a test.
  const unproven = unexplained.filter(({ testsCompleted = 0 }) => testsCompleted === 0);
  const runs = tested.reduce((sum, { testsCompleted = 0 }) => sum + testsCompleted, 0);

  console.log(`\n${tested.length} mutants, ${runs} tests run on them, ${detected.length} killed.`);
  say(
    'Survived, and equivalent',
    equivalents.map(({ original, replacement, why }) => `${original} → ${replacement}: ${why}`),
  );
  say('Survived', unexplained.map(nameOf));
  say('Judged without a test run', unproven.map(nameOf));
  say(
    'Listed as equivalent and not there',
    outdated.map(({ file, original }) => `${file}: ${original}`),
  );
  process.exitCode = unexplained.length + unproven.length + outdated.length === 0 ? 0 : 1;
}
