import { secondJob as words } from '#content/ui/second-job.ts';
import { taxBreakdown } from '#content/ui/tax-breakdown.ts';
import { centsOf } from '#brackets/core/cents.ts';
import { formatDollars } from '#brackets/core/format.ts';
import type { PayDayRules } from '#brackets/core/pay.ts';
import { codeOf } from '#brackets/core/pays.ts';
import { secondaryCode } from '#brackets/core/tax-code.ts';
import { twoJobs } from '#brackets/core/two-jobs.ts';
import { readAmount, secondPay, type TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { DataTable, figureColumns } from '#src/design/data-table.tsx';
import { Paragraph } from '#src/views/page/text.tsx';
import { printCents } from './print-cents.ts';
import type { Lead } from './today.ts';

const { year } = taxBreakdown;

/** The square-up of two jobs, with their codes and what to do about the second; null if it is too large. */
export function jobsOf(inputs: TaxInputs, rules: PayDayRules) {
  const main = { gross: centsOf(readAmount(inputs.income).dollars), code: codeOf(inputs) };
  const gross = centsOf(secondPay(inputs));
  const fitting = secondaryCode(rules.bands, main.gross + gross);
  const code = inputs.secondCode === '' ? fitting : inputs.secondCode;
  const second = { gross, code: codeOf({ ...inputs, code }) };
  const deductions = centsOf(readAmount(inputs.deductions).dollars);
  const { earnerCredit } = inputs;
  const squareUp = twoJobs(rules, [main, second], { deductions, earnerCredit });
  const advice = (code === fitting ? words.fits : words.change)(
    codeOf({ ...inputs, code: fitting }),
  );
  return squareUp && { ...squareUp, codes: [main.code, second.code] as const, advice };
}

type Jobs = NonNullable<ReturnType<typeof jobsOf>>;

/** The number of a square-up, and what becomes of it. */
export function jobsLead({ toPay }: Pick<Jobs, 'toPay'>): Lead {
  const outcome = toPay < 0 ? words.back : words.toPay;
  return {
    numbers: [[words.after, words.about(formatDollars(Math.abs(toPay) / 100))]],
    text: Math.abs(toPay) < 50 ? words.even : outcome,
  };
}

/** The tax on both jobs, what the employers take, and the code that fits the second job. */
export function SecondJob({ jobs, hasLoan }: { jobs: Jobs; hasLoan: boolean }) {
  const { incomeTax, levy, credit, paye, toPay, codes, advice } = jobs;
  const [sign, leftLabel] = toPay < 0 ? [-1, words.left.back] : [1, words.left.pay];
  const rowOf = (label: string, cents: number) => [label, printCents(cents * sign)];
  return (
    <>
      <p>{advice}</p>
      <DataTable
        caption={words.caption}
        columns={figureColumns(year.row, year.amount)}
        rows={[
          rowOf(words.incomeTax, incomeTax),
          rowOf(words.levy, levy),
          ...(credit > 0 ? [rowOf(words.credit, -credit)] : []),
          rowOf(words.mainPaye(codes[0]), -paye[0]),
          rowOf(words.secondPaye(codes[1]), -paye[1]),
          rowOf(leftLabel, toPay),
        ]}
      />
      <Paragraph>{hasLoan ? `${words.rule} ${words.loan}` : words.rule}</Paragraph>
    </>
  );
}
