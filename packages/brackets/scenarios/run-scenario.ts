import { payRulesFor } from '#brackets/core/schedules.ts';
import { pay } from '#brackets/entries/index.ts';
import { grossForNet, netOf, ratesAt, taxOn } from '#brackets/core/tax.ts';
import { readGiven } from '#brackets/parse/read-schedule.ts';
import { centsOf, dollarsOf } from '#brackets/core/cents.ts';
import { messageOf } from '#brackets/message-of.ts';
import type { Scenario } from './scenario.ts';

/** The actual results, by the names in `expect`. */
type Found = Readonly<Partial<Record<keyof Scenario['expect'], number>>>;

/** The results for an income or for a net amount. */
function foundOfIncome(scenario: Scenario): Found {
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
function foundOfPay({ date = '', pay: paid = 0, ...asked }: Scenario): Found {
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

/** The differences from what a scenario expects, as sentences. */
function differencesOf(scenario: Scenario): readonly string[] {
  const found = scenario.pay === undefined ? foundOfIncome(scenario) : foundOfPay(scenario);
  const are = new Map(Object.entries(found));
  return Object.entries(scenario.expect).flatMap(([what, expected]) =>
    are.get(what) === expected
      ? []
      : [`${what} is ${are.get(what) ?? 'not calculated here'}, not ${expected}`],
  );
}

/** The differences of a scenario, or why it cannot be calculated. */
export function problemsOf(scenario: Scenario): readonly string[] {
  try {
    return differencesOf(scenario);
  } catch (error) {
    return [messageOf(error)];
  }
}
