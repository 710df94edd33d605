import { readFileSync, statSync } from 'node:fs';
import { readScenarios } from '#brackets/scenarios/read-scenarios.ts';
import { problemsOf } from '#brackets/scenarios/run-scenario.ts';
import { counted } from './columns.ts';
import { UsageError } from '#command-line/run-command.ts';

/** Checks every scenario of a file: a line for each, then totals. Sets exit code 1 if one is wrong. */
export function* runScenarios(file: string): Iterable<string> {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new UsageError(`There is no file "${file}".`);
  const { source, scenarios } = readScenarios(file, readFileSync(file, 'utf8'));
  let wrong = 0;
  for (const scenario of scenarios) {
    const problems = problemsOf(scenario);
    if (problems.length > 0) wrong += 1;
    yield problems.length === 0
      ? `right  ${scenario.name}\n`
      : `WRONG  ${scenario.name}: ${problems.join('; ')} (${scenario.source ?? source})\n`;
  }
  yield `${counted(scenarios.length, 'scenario')}, ${wrong} wrong\n`;
  if (wrong > 0) process.exitCode = 1;
}
