import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readScenarios } from '#brackets/scenarios/read-scenarios.ts';
import { problemsOf } from '#brackets/scenarios/run-scenario.ts';
import { UsageError } from '#command-line/run-command.ts';

const folder = 'packages/brackets/data/scenarios';
const files = readdirSync(folder).map((file) => ({
  file,
  ...readScenarios(file, readFileSync(`${folder}/${file}`, 'utf8')),
}));

describe.each(files)('$file', ({ source, scenarios }) => {
  test.each(scenarios)('$name', (scenario) => {
    expect(problemsOf(scenario)).toEqual([]);
  });

  test('names its source, and each scenario differently', () => {
    expect(source.length).toBeGreaterThan(20);
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  });
});

/** A file with one scenario of these lines. */
const fileOf = (...lines: readonly string[]): string =>
  ['source: a law', 'scenarios:', '  - name: one', ...lines.map((line) => `    ${line}`)].join(
    '\n',
  );

/** The faults of one scenario of these lines. */
const problemsIn = (...lines: readonly string[]): readonly string[] =>
  readScenarios('x.yaml', fileOf(...lines)).scenarios.flatMap(problemsOf);

test('reports every difference from the expectation', () => {
  expect(
    problemsIn(
      'year: 2025',
      'income: 15600',
      'expect: { tax: 1675.13, left: 13924.88, marginal: 10.5% }',
    ),
  ).toEqual(['tax is 1675.12, not 1675.13', 'marginal is 0.1282, not 0.105']);
  expect(problemsIn('date: 2025-08-01', 'net: 52000', 'expect: { gross: 63172.15 }')).toEqual([
    'gross is 63172.14, not 63172.15',
  ]);
  expect(problemsIn('bands: 5:10%', 'income: 1', 'expect: { tax: 0 }')).toEqual([
    'The first band begins at 0.',
  ]);
});

const expected = 'expect: { tax: 0 }';

test.each([
  [['date: 2025-08-01', 'income: 1'], 3, 'The field "expect" is missing.', 5],
  [['date: 2025-08-01', 'income: 1', 'expect: {}'], 6, 'A scenario expects something.', 13],
  [['date: 2025-08-01', 'incomes: 1', expected], 5, 'There is no field "incomes" here.', 14],
  [['income: 1', expected], 3, 'A scenario has one of date, year, schedule and bands.', 5],
  [['year: 2025', expected], 3, 'A scenario has one of income, net and pay.', 5],
  [['year: 2025', 'income: 1.005', expected], 5, 'Write an amount as 48000.01.', 13],
  [['year: 2025', 'income: 1', 'expect: { marginal: 0.1 }'], 6, 'Write a rate as 17.5%.', 25],
])('reports the line and place of invalid input: %j', (lines, line, sentence, column) => {
  const text = fileOf(...lines);
  const written = text.split('\n')[line - 1] ?? '';
  expect(() => readScenarios('x.yaml', text)).toThrow(
    new UsageError(`x.yaml, line ${line}: ${sentence}\n  ${written}\n${' '.repeat(column + 1)}^`),
  );
});

test('calculates a pay, which needs a date', () => {
  expect(problemsIn('date: 2026-10-01', 'pay: 1000', 'expect: { paye: 171.5, tax: 1 }')).toEqual([
    'tax is not calculated here, not 1',
  ]);
  expect(() => problemsIn('year: 2025', 'pay: 1000', 'expect: { paye: 1 }')).toThrow(
    'A pay has a date.',
  );
});

test('rejects invalid YAML in the same way', () => {
  expect(() => readScenarios('x.yaml', 'source: a\nscenarios: [')).toThrow(
    /^x\.yaml, line 2: Flow sequence/,
  );
});
