import * as v from 'valibot';
import { parse } from 'yaml';
import { centsOf, dollarsOf } from '#brackets/core/cents.ts';
import { payPeriods } from '#brackets/core/pay-question.ts';
import { readAmount } from '#brackets/core/read-amount.ts';
import { payRulesFor } from '#brackets/core/schedules.ts';
import { taxCodes } from '#brackets/core/tax-code.ts';
import { grossForNet, netOf, ratesAt, taxOn } from '#brackets/core/tax.ts';
import { pay } from '#brackets/entries/index.ts';
import { readGiven } from '#brackets/parse/read-schedule.ts';

/** Dollars in whole cents: a number, or a text as people write it. */
const dollars = v.pipe(
  v.union([v.number(), v.string()]),
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

const name = v.pipe(v.string(), v.nonEmpty());

/** The expected results. */
const expectation = v.pipe(
  v.strictObject({
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
  }),
  v.check((expected) => Object.keys(expected).length > 0, 'A scenario expects something.'),
);

const isOne = (...given: readonly unknown[]): boolean =>
  given.filter((one) => one !== undefined).length === 1;

const scenarioSchema = v.pipe(
  v.strictObject({
    name,
    /** The schedule, by one of these four. */
    date: v.optional(v.string()),
    year: v.optional(v.pipe(v.number(), v.transform(String))),
    schedule: v.optional(v.string()),
    bands: v.optional(v.string()),
    /** An income, or a net amount. */
    income: v.optional(dollars),
    net: v.optional(dollars),
    deductions: v.optional(dollars, 0),
    /** One pay by the rules of `date`, with its period, tax code and rates. */
    pay: v.optional(dollars),
    every: v.optional(v.picklist(payPeriods), 'week'),
    code: v.optional(v.picklist(taxCodes), 'M'),
    kiwiSaver: v.optional(rate),
    employer: v.optional(rate),
    esct: v.optional(rate),
    expect: expectation,
    source: v.optional(name),
  }),
  v.check(
    ({ date, year, schedule, bands }) => isOne(date, year, schedule, bands),
    'A scenario has one of date, year, schedule and bands.',
  ),
  v.check(
    ({ income, net, pay: paid }) => isOne(income, net, paid),
    'A scenario has one of income, net and pay.',
  ),
  v.check(({ pay: paid, date }) => paid === undefined || date !== undefined, 'A pay has a date.'),
);

type Scenario = v.InferOutput<typeof scenarioSchema>;

const scenariosSchema = v.strictObject({
  /** The source of the expected results; a scenario may have its own. */
  source: name,
  scenarios: v.array(scenarioSchema),
});

/** Reads the YAML of a file of scenarios. */
export const readScenarios = (text: string) => v.parse(scenariosSchema, parse(text));

/** The results for an income or for a net amount. */
function foundOfIncome(scenario: Scenario): Scenario['expect'] {
  const schedule = readGiven(scenario, '');
  const deductions = centsOf(scenario.deductions);
  const gross =
    scenario.net === undefined
      ? centsOf(scenario.income ?? 0)
      : grossForNet(schedule, centsOf(scenario.net), deductions);
  const taxable = Math.max(0, gross - deductions);
  return {
    tax: dollarsOf(taxOn(schedule, taxable)),
    left: dollarsOf(netOf(schedule, gross, deductions)),
    gross: dollarsOf(gross),
    marginal: ratesAt(schedule, taxable).marginal,
  };
}

/** The results for one pay. */
function foundOfPay({ date = '', pay: paid = 0, ...asked }: Scenario): Scenario['expect'] {
  const { every, code, kiwiSaver, employer, esct } = asked;
  const question = { gross: centsOf(paid), every, code, kiwiSaver, employer, esct };
  const found = pay(payRulesFor(date), question);
  return {
    paye: dollarsOf(found.paye),
    studentLoan: dollarsOf(found.studentLoan),
    saved: dollarsOf(found.kiwiSaver),
    takeHome: dollarsOf(found.takeHome),
    esctTax: dollarsOf(found.employer.esct),
    net: dollarsOf(found.employer.net),
  };
}

/** The results that a scenario has expectations of. */
export const foundOf = (scenario: Scenario): Scenario['expect'] =>
  scenario.pay === undefined ? foundOfIncome(scenario) : foundOfPay(scenario);
