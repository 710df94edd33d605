import { expect, test } from 'vitest';
import { readTypedYear } from '#brackets/page/typed-year.ts';
import { payRows, squareUpRows } from '#brackets/page/year.ts';

const read = (jobs: string, kiwiSaver = '') => readTypedYear({ jobs, kiwiSaver });

function rowsOf(jobs: string, kiwiSaver?: string) {
  const { calculated, problem } = read(jobs, kiwiSaver);
  if (calculated === null) throw new Error(problem);
  return { pays: payRows(calculated), squareUp: squareUpRows(calculated) };
}

test('each line is a job, and its pays have KiwiSaver at the chosen rate', () => {
  const { pays, squareUp } = rowsOf(
    '2026-04-01 2,500 fortnight; 2026-04-20 end\n\n2027-03-31 9 SB',
    '3.5%',
  );
  expect(pays).toEqual([
    [
      '1. 2026-04-01, job 1, fortnight M',
      '$2,500.00',
      '$494.52',
      '$0.00',
      '$87.50',
      '$1,917.98',
      '$87.50',
      '$26.10',
      '$61.40',
    ],
    [
      '2. 2026-04-15, job 1, fortnight M',
      '$2,500.00',
      '$494.52',
      '$0.00',
      '$87.50',
      '$1,917.98',
      '$87.50',
      '$26.10',
      '$61.40',
    ],
    [
      '3. 2027-03-31, job 2, week SB',
      '$9.00',
      '$1.10',
      '$0.00',
      '$0.31',
      '$7.59',
      '$0.31',
      '$0.00',
      '$0.31',
    ],
  ]);
  // Two of 26 fortnights: 5,009 at 10.5% and a levy of 1.75%.
  expect(squareUp.map(([what, amount]) => [what, amount])).toEqual([
    ['income tax', '$525.95'],
    ['ACC earners’ levy', '$87.66'],
    ['independent earner tax credit', '$0.00'],
    ['withheld as PAYE', '-$990.14'],
    ['comes back', '-$376.53'],
    ['parts of a cent', '$0.04'],
    ['uneven pays', '-$376.58'],
    ['codes with one rate', '$0.01'],
    ['extra pays', '$0.00'],
    ['credit in the pays', '$0.00'],
  ]);
});

test.each([
  ['', '', 'No job is written. Write one a line, such as 2026-04-01 2,500 fortnight M.'],
  ['2026-04-01 65.000', '', /^"65.000" can mean .* Look at ".000"\.$/],
  ['2025-04-01 5', '3.5%', /^Take a KiwiSaver rate of 3%, 4%, 6%, 8%, 10%, not '3.5%'\./],
  ['2026-04-01 100,000,000', '', /^Take pays of a year/],
])('says why %j can’t be worked out', (jobs, kiwiSaver, problem) => {
  expect(read(jobs, kiwiSaver).problem).toMatch(problem);
});
