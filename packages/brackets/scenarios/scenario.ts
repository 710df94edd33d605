import * as v from 'valibot';
import { dollarsOf } from '#brackets/core/cents.ts';
import { payPeriods } from '#brackets/core/pay-question.ts';
import { readAmount } from '#brackets/core/read-amount.ts';
import { taxCodes } from '#brackets/core/tax-code.ts';

/** Dollars in whole cents: a number, or a text as people write it. */
const dollars = v.pipe(
  v.union([v.number(), v.string()], 'Write an amount as 48000.01.'),
  v.transform((written) => readAmount(String(written))),
  v.check(({ kind }) => kind === 'amount', 'Write an amount as 48000.01.'),
  v.transform((read) => (read.kind === 'amount' ? dollarsOf(read.cents) : 0)),
);

/** '17.5%', as a fraction. */
const rate = v.pipe(
  v.string('Write a rate as 17.5%.'),
  v.regex(/^\d+(\.\d+)?%$/, 'Write a rate as 17.5%.'),
  v.transform((text) => Number(`${text.slice(0, -1)}e-2`)),
);

/** The message for a missing or an unknown field. */
const aboutFields = ({ expected, received }: { expected: string | null; received: string }) =>
  expected === 'never'
    ? `There is no field ${received} here.`
    : `The field ${expected} is missing.`;

const name = v.pipe(v.string(), v.nonEmpty('A scenario needs a name.'));

/** The expected results. */
const expectation = v.pipe(
  v.strictObject(
    {
      tax: v.optional(dollars),
      left: v.optional(dollars),
      gross: v.optional(dollars),
      marginal: v.optional(rate),
      paye: v.optional(dollars),
      studentLoan: v.optional(dollars),
      /** The employee's KiwiSaver contribution, ESCT, and the employer's net contribution. */
      saved: v.optional(dollars),
      esctTax: v.optional(dollars),
      net: v.optional(dollars),
      takeHome: v.optional(dollars),
    },
    aboutFields,
  ),
  v.check((expected) => Object.keys(expected).length > 0, 'A scenario expects something.'),
);

const isOne = (...given: readonly unknown[]): boolean =>
  given.filter((one) => one !== undefined).length === 1;

const scenarioSchema = v.pipe(
  v.strictObject(
    {
      name,
      /** The schedule, by one of these four. */
      date: v.optional(v.string()),
      year: v.optional(
        v.pipe(
          v.number('Write a tax year as the year it ends in, such as 2025.'),
          v.transform(String),
        ),
      ),
      schedule: v.optional(v.string()),
      bands: v.optional(v.string()),
      /** An income, or a net amount. */
      income: v.optional(dollars),
      net: v.optional(dollars),
      deductions: v.optional(dollars, 0),
      /** One pay by the rules of `date`, with its period, tax code and rates. */
      pay: v.optional(dollars),
      every: v.optional(v.picklist(payPeriods, `Take one of ${payPeriods.join(', ')}.`), 'week'),
      code: v.optional(v.picklist(taxCodes, `Take one of ${taxCodes.join(', ')}.`), 'M'),
      kiwiSaver: v.optional(rate),
      employer: v.optional(rate),
      esct: v.optional(rate),
      expect: expectation,
      source: v.optional(name),
    },
    aboutFields,
  ),
  v.check(
    ({ date, year, schedule, bands }) => isOne(date, year, schedule, bands),
    'A scenario has one of date, year, schedule and bands.',
  ),
  v.check(
    ({ income, net, pay }) => isOne(income, net, pay),
    'A scenario has one of income, net and pay.',
  ),
  v.check(({ pay, date }) => pay === undefined || date !== undefined, 'A pay has a date.'),
);

export const scenariosSchema = v.strictObject(
  {
    /** The source of the expected results; a scenario may have its own. */
    source: v.pipe(v.string(), v.nonEmpty('A file of scenarios names its source.')),
    scenarios: v.array(scenarioSchema),
  },
  aboutFields,
);

export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type Scenarios = v.InferOutput<typeof scenariosSchema>;
