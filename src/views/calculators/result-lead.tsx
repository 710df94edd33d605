import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { formatDate } from '#content/dates.ts';
import { taxBreakdown } from '#content/ui/tax-breakdown.ts';
import type { TaxFormWords } from '#content/ui/tax-form.ts';
import { formatDollars } from '#brackets/core/format.ts';
import { paysOf } from '#brackets/core/pays.ts';
import { setAside } from '#brackets/core/set-aside.ts';
import { wholeDollars, wholeRest } from '#brackets/core/whole-dollars.ts';
import { takeHome } from '#brackets/core/take-home.ts';
import { readAmount, secondPay, taxFor } from '#machines/tax-calculator/inputs.ts';
import { scheduleOf } from '#machines/tax-calculator/schedules.ts';
import type { TaxResult } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { tokens } from '#src/design/tokens.ts';
import { MainNumbers } from './calculator-style.tsx';
import { printCents } from './print-cents.ts';
import { jobsLead, jobsOf, SecondJob } from './second-job.tsx';
import { sentenceOf, type Lead, type Today } from './today.ts';

const { lead: words, pay } = taxBreakdown;

/** What is kept a month, what to set aside and spend, or what is left of the tax on two jobs. */
interface PayLead extends Lead {
  /** Below the numbers, to compare. */
  readonly figures?: readonly (readonly [label: string, amount: string])[];
  readonly jobs?: ReturnType<typeof jobsOf>;
}

interface ResultOfToday {
  readonly result: TaxResult;
  readonly today: Today;
}

const rulesOf = ({ inForce, rules }: Today) => {
  const current = rules[inForce];
  return current && { ...current, bands: scheduleOf(inForce).bands };
};

/** By today's rules; null for investments, for nothing, and for what the rules do not reach. */
function leadOf({ result: { inputs: typed }, today }: ResultOfToday): PayLead | null {
  const inputs = { ...typed, schedule: today.inForce };
  const tax = taxFor(inputs);
  const rules = rulesOf(today);
  if (rules === undefined || tax.grossIncome === 0) return null;
  if (secondPay(inputs) > 0) {
    const jobs = jobsOf(inputs, rules);
    return jobs && { ...jobsLead(jobs), jobs };
  }
  const date = formatDate(today.finalBill.periodEnd);
  const taken = takeHome(inputs, tax, rules).taken.filter(({ amount }) => amount > 0);
  if (inputs.incomeType === 'business') {
    const { gst } = today.business;
    const { bills, percent } = setAside(inputs, tax, rules);
    // Whole dollars that stand together add up.
    const total = bills.reduce((sum, { amount }) => sum + wholeDollars(amount), 0);
    const aside = (tax.grossIncome * percent) / 1200;
    const others = taken
      .filter(({ what }) => what === 'costs' || what === 'kiwiSaver')
      .map(({ what, amount }) => ({ name: words.taken[what], month: amount / 12 }));
    const left = wholeRest(tax.grossIncome / 12, [aside, ...others.map(({ month }) => month)]);
    const after = others.map(({ name, month }) => words.other(name, formatDollars(month)));
    return {
      numbers: [
        [words.setAside(`${percent}%`), words.month(formatDollars(aside))],
        ...(left > 0 ? [[words.spend(after), words.month(formatDollars(left))] as const] : []),
      ],
      text: words.covers(
        tax.grossIncome > readAmount(gst.limit).dollars ? gst.above : gst.upTo,
        formatDollars(10 * percent),
        formatDollars(1000 - 10 * percent),
        others.map(({ name }) => name),
        date,
      ),
      figures: [
        [words.bills.month, formatDollars(total / 12)],
        [words.bills.rounding, formatDollars(wholeRest(aside, [total / 12]))],
      ],
    };
  }
  const pays = paysOf(inputs, tax.grossIncome, rules);
  if (inputs.incomeType !== 'individual' || pays === null) return null;
  return {
    numbers: [[words.keep, words.month(formatDollars(pays.month.takeHome / 100))]],
    text: words.after(
      date,
      taken.map(({ what }) => words.taken[what]),
      tax.deductions > 0,
    ),
    figures: (['week', 'fortnight', 'four-weeks'] as const).map((period) => [
      pay.periods[period],
      printCents(pays[period].takeHome),
    ]),
  };
}

const Figures = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.25rem, 1fr))',
  gap: tokens.space[8],
  '& dt': { fontSize: tokens.size.small, color: tokens.color.textSoft },
  '& dd': { margin: 0, fontWeight: tokens.weight.bold, fontFeatureSettings: "'tnum'" },
});

interface ResultLeadProps extends ResultOfToday {
  words: TaxFormWords['results'];
  /** The income tax of the year, for a result without another number. */
  children: ReactNode;
}

/** What a result begins with. */
export function ResultLead({ words: { inForce }, children, ...ofToday }: ResultLeadProps) {
  const lead = leadOf(ofToday);
  if (lead === null) return children;
  const { numbers, text, figures = [], jobs } = lead;
  return (
    <>
      <MainNumbers numbers={numbers} text={`${text} ${inForce}`} />
      {figures.length > 0 && (
        <Figures>
          {figures.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </Figures>
      )}
      {jobs && <SecondJob jobs={jobs} hasLoan={ofToday.result.inputs.studentLoan} />}
    </>
  );
}

/** The same in one sentence. */
export function ResultSentence({ children, ...ofToday }: Omit<ResultLeadProps, 'words'>) {
  const lead = leadOf(ofToday);
  return lead === null ? children : <span>{sentenceOf(lead)}</span>;
}
