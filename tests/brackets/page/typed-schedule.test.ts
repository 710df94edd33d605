import { expect, test } from 'vitest';
import { calculateIncomeTax } from '#tests/calculate-income-tax.ts';
import { readTypedSchedule } from '#brackets/page/typed-schedule.ts';

test.each([
  '0 to 14000 at 10.5%\n14000 to 48000 at 17.5%\n48000 and over at 33%',
  '0-14000 10.5%\n\n14000-48000: 17.5%\n48000- 33%\n',
  '0:10.5%,14000:17.5%,48000:33%',
  '$0 – $14,000 @ 10.5 %\n$14,000 – $48,000 @ 17.5 %\n$48,000+ @ 33 %',
])('parses a schedule in any notation', (text) => {
  const { schedule, problem } = readTypedSchedule(text);
  expect(problem).toBeNull();
  if (schedule === null) throw new Error('No schedule was read.');
  expect(schedule.bands.map(({ min, max, rate }) => [min, max, rate])).toEqual([
    [0, 14_000, 0.105],
    [14_000, 48_000, 0.175],
    [48_000, Infinity, 0.33],
  ]);
  expect(calculateIncomeTax({ grossIncome: 50_000, schedule }).taxOwed).toBe(8080);
});

test('parses a rate with hundredths of a percent exactly', () => {
  const { schedule } = readTypedSchedule('0 and over at 12.82%');
  expect(schedule?.bands[0]?.rate).toBe(0.1282);
});

test.each([
  ['', 'The schedule has no band. Write one a line, such as 0 and over at 10.5%.'],
  [
    '0 to 14000 at 10.5%\nrest at 33%',
    'Line 2, "rest at 33%", is not a band. Write it as 14000 to 48000 at 17.5%; the last as 180000 and over at 39%.',
  ],
  [
    '0 to 14000 at 10.5%\n14001 and over at 33%',
    "Take 14000 as the lower limit of band 2 of 'typed', not 14001.",
  ],
  [
    '0 to 15,60 at 10.5%\n1560 and over at 33%',
    '"15,60" can mean $1,560.00 or $15.60. Write it as 1560 or 15.60. Look at ",60".',
  ],
  [
    '0 to 14.000 at 10.5%\n14000 and over at 33%',
    '"14.000" can mean $14,000.00 or $14.00. Write it as 14000 or 14. Look at ".000".',
  ],
  [
    '0 to 99999999999 at 10.5%\n99999999999 and over at 33%',
    '"99999999999" is too large: amounts up to $20,000,000,000.00 are calculated to the cent. Look at "99999999999".',
  ],
  ['0 to 14000 at 10.5%', "Take Infinity as the upper limit of band 1 of 'typed', not 14000."],
  [
    '0 and over at 133%',
    "Take the rate of band 1 of 'typed' from 0 to 1 in steps of 0.0001, not 1.33.",
  ],
  [
    '0 and over at 10.125%',
    "Take the rate of band 1 of 'typed' from 0 to 1 in steps of 0.0001, not 0.10125.",
  ],
  [
    '0 to 100 at 1%\n'.repeat(101),
    'That is more than 100 bands. A schedule has a handful; check what was pasted.',
  ],
])('reports why a schedule is invalid (%#)', (text, sentence) => {
  expect(readTypedSchedule(text)).toEqual({ schedule: null, problem: sentence });
});

test.each([
  ['0:10.5%,15600:17.5', 'A rate ends with %. Write 17.5%. It is missing at the end.'],
  [
    '0:10.5%,15600;17.5%',
    'A band is a limit, a colon and a rate, such as 15600:17.5%. Look at ";17.5%".',
  ],
])('marks the error on one line: %s', (text, sentence) => {
  expect(readTypedSchedule(text)).toEqual({ schedule: null, problem: sentence });
});
