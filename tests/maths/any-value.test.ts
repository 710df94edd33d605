import { expect, test } from 'vitest';
import * as main from '#brackets/entries/index.ts';
import * as late from '#brackets/entries/late.ts';
import * as year from '#brackets/entries/pay-year.ts';

const rules = main.payRulesFor('2026-10-01');
const schedule = main.scheduleFor('2026-10-01');
const debt = { cents: 50_000_00, due: '2026-02-09' };
const asked = { gross: 1_000_00, every: 'week', code: 'M SL', kiwiSaver: 0.035 };

/** Every function of the package with valid arguments. */
const calls: Readonly<Record<string, readonly unknown[]>> = {
  compareSchedules: [schedule, main.scheduleForYear(2025), 0, 1_000_00],
  defineSchedule: [
    {
      id: 'flat',
      from: '2026-04-01',
      to: null,
      bands: [
        { min: 0, max: 100, rate: 0.1 },
        { min: 100, max: Infinity, rate: 0.2 },
      ],
    },
  ],
  exactTax: [schedule, 65_000_00],
  findSchedule: ['2026'],
  grossForNet: [schedule, 52_000_00, 100_00],
  interestOn: [debt, '2026-11-23'],
  latePenalties: [debt, '2026-11-23'],
  netOf: [schedule, 65_000_00, 100_00],
  pay: [rules, { ...asked, employer: 0.035, esct: 0.175 }],
  payRulesFor: ['2026-10-01'],
  paydays: ['2026-04-01', 'fortnight', '2027-03-31'],
  payYear: [{ pays: [{ ...asked, day: '2026-04-01', isExtra: false }], lastYear: 50_000_00 }],
  ratesAt: [schedule, 65_000_00],
  readAmount: ['1,000'],
  scheduleFor: ['2026-10-01'],
  scheduleForYear: [2026],
  taxOn: [schedule, 65_000_00],
};

const functions = Object.entries({ ...main, ...late, ...year }).flatMap(([name, what]) =>
  typeof what === 'function' ? [[name, what] as const] : [],
);

/** What untyped callers may pass by mistake. */
const strange: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  -0,
  -1,
  0.5,
  1e21,
  Infinity,
  -Infinity,
  10n,
  '',
  'x',
  '1',
  '2026-02-30',
  '9999-12-31',
  '__proto__',
  'constructor',
  Symbol('a'),
  {},
  [],
  [1],
  [null],
  Object.create(null),
  new Date(Number.NaN),
  new Map(),
  () => 1,
];

/** A value with each of its parts, at any depth, missing or replaced by each strange value. */
function* spoilt(value: unknown): Generator {
  yield* strange;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const others = Object.entries(value).filter(([other]) => other !== key);
    if (!Array.isArray(value)) yield Object.fromEntries(others);
    for (const other of spoilt(part))
      yield Array.isArray(value)
        ? value.map((each, index) => (String(index) === key ? other : each))
        : { ...value, [key]: other };
  }
}

const hasNaN = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasNaN)
    : Number.isNaN(value);

/** What is wrong with the outcome: another error than a RangeError of ours, or NaN. */
function fault(what: (...args: never[]) => unknown, args: readonly unknown[]): string | undefined {
  try {
    return hasNaN(Reflect.apply(what, null, args)) ? 'NaN' : undefined;
  } catch (error) {
    const isOurs = error instanceof RangeError && /^(?:Take|The|No) .+\.$/.test(error.message);
    return isOurs ? undefined : String(error);
  }
}

test('the calls cover every function', () => {
  expect(Object.keys(calls).toSorted()).toEqual(functions.map(([name]) => name).toSorted());
});

test.each(functions)('%s answers any value with a result or a sentence', (name, what) => {
  const valid = calls[name] ?? [];
  expect(fault(what, valid)).toBeUndefined();
  const faults = valid.flatMap((value, place) =>
    [...spoilt(value)].map((other) => fault(what, valid.with(place, other))),
  );
  expect(new Set(faults)).toEqual(new Set([undefined]));
});
