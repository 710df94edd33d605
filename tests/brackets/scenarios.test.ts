import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { foundOf, readScenarios } from './scenario.ts';

const folder = 'packages/brackets/data/scenarios';
const files = readdirSync(folder).map((file) => ({
  file,
  ...readScenarios(readFileSync(`${folder}/${file}`, 'utf8')),
}));

describe.each(files)('$file', ({ source, scenarios }) => {
  test.each(scenarios)('$name', (scenario) => {
    expect(foundOf(scenario)).toMatchObject(scenario.expect);
  });

  test('names its source, and each scenario differently', () => {
    expect(source.length).toBeGreaterThan(20);
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  });
});

const expected = 'expect: { tax: 0 }';

test.each([
  [['date: 2025-08-01', 'income: 1'], 'Expected "expect"'],
  [['date: 2025-08-01', 'income: 1', 'expect: {}'], 'A scenario expects something.'],
  [['date: 2025-08-01', 'incomes: 1', expected], 'received "incomes"'],
  [['income: 1', expected], 'A scenario has one of date, year, schedule and bands.'],
  [['year: 2025', expected], 'A scenario has one of income, net and pay.'],
  [['year: 2025', 'income: 1.005', expected], 'Write an amount as 48000.01.'],
  [['year: 2025', 'income: 1', 'expect: { marginal: 0.1 }'], 'Write a rate as 17.5%.'],
  [['year: 2025', 'pay: 1000', 'expect: { paye: 1 }'], 'A pay has a date.'],
])('rejects a scenario that says too little or too much: %j', (lines, sentence) => {
  const written = [
    'source: a law',
    'scenarios:',
    '  - name: one',
    ...lines.map((line) => `    ${line}`),
  ];
  expect(() => readScenarios(written.join('\n'))).toThrow(sentence);
});
