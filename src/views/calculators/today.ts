import type { PayRules } from '#brackets/data/pay-rules.ts';
import type { ScheduleId } from '#content/tax-schedules.ts';
import { formatDate } from '#content/dates.ts';
import type { BusinessWords } from '#content/ui/business-words.ts';
import type { TaxFormWords } from '#content/ui/tax-form.ts';
import { earnerCreditOn } from '#brackets/core/earner-credit.ts';
import { formatDollars } from '#brackets/core/format.ts';
import { wholeRest } from '#brackets/core/whole-dollars.ts';
import { hasCredit } from '#brackets/core/year-question.ts';
import { taxFor, type TaxInputs } from '#machines/tax-calculator/inputs.ts';

/** What a result begins with. */
export interface Lead {
  /** One number with its name; of a business a second one, what is left. */
  readonly numbers: readonly (readonly [label: string, number: string])[];
  /** What the numbers are for, in sentences. */
  readonly text: string;
}

/** The same for screen readers. */
export const sentenceOf = ({ numbers, text }: Lead): string =>
  [...numbers.map(([label, number]) => `${label}: ${number}.`), text].join(' ');

/** The day a tax is due, and the last day of its tax year. */
interface Bill {
  readonly due: string;
  readonly periodEnd: string;
}

/** What applies on the day the site is built, or on the visitor's if that is later. Days are YYYY-MM-DD. */
export interface Today {
  readonly inForce: ScheduleId;
  /** The last day on which all of it applies: that of its tax year, or of its schedule. */
  readonly until: string;
  /** By a schedule's id, where they are known: the rules of today for the one in force, those of its last day for another. */
  readonly rules: Readonly<Record<string, PayRules>>;
  /** The next three instalments of provisional tax, the soonest first. */
  readonly instalments: readonly Bill[];
  readonly business: BusinessWords;
  /** The rest of the income tax of that day's year; `dueByAgent` with a tax agent. */
  readonly finalBill: Bill & { readonly dueByAgent: string };
}

/** The year's tax with today's bands, in whole dollars, and the credit already subtracted. */
export function totalToday(inputs: TaxInputs, { inForce, rules }: Today) {
  const { taxOwed, taxableIncome } = taxFor({ ...inputs, schedule: inForce });
  const current = rules[inForce];
  const credit = current && hasCredit(inputs) ? earnerCreditOn(taxableIncome, current) / 100 : 0;
  return { total: wholeRest(taxOwed, [credit]), credit };
}

/** The income tax with today's bands. */
export function taxLead(
  inputs: TaxInputs,
  today: Today,
  { total: label, inForce, credit: less }: TaxFormWords['results'],
): Lead {
  const { total, credit } = totalToday(inputs, today);
  return {
    numbers: [[`${label}${formatDate(today.finalBill.periodEnd)}`, formatDollars(total)]],
    text: credit > 0 ? `${inForce} ${less.join(formatDollars(credit))}` : inForce,
  };
}
