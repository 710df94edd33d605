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

const { pay, year } = taxBreakdown;

/** Whether two jobs pay too much tax or too little with their codes, and the code that fits. */
export function SecondJob({ inputs, rules }: { inputs: TaxInputs; rules: PayDayRules }) {
  const main = { gross: centsOf(readAmount(inputs.income).dollars), code: codeOf(inputs) };
  const gross = centsOf(secondPay(inputs));
  const fitting = secondaryCode(rules.bands, main.gross + gross);
  const code = inputs.secondCode === '' ? fitting : inputs.secondCode;
  const second = { gross, code: codeOf({ ...inputs, code }) };
  const deductions = centsOf(readAmount(inputs.deductions).dollars);
  const { earnerCredit, studentLoan } = inputs;
  const squareUp = twoJobs(rules, [main, second], { deductions, earnerCredit });
  if (squareUp === null) return <p>{pay.tooLarge}</p>;
  const { incomeTax, levy, credit, paye, toPay } = squareUp;
  const [sign, leftLabel] = toPay < 0 ? [-1, words.left.back] : [1, words.left.pay];
  const rowOf = (label: string, cents: number) => [label, printCents(cents * sign)];
  const amount = formatDollars(Math.abs(toPay) / 100);
  const rightCode = codeOf({ ...inputs, code: fitting });
  return (
    <>
      <h4>
        {Math.abs(toPay) < 50 ? words.even : toPay < 0 ? words.back(amount) : words.toPay(amount)}
      </h4>
      <p>{code === fitting ? words.fits(rightCode) : words.change(rightCode)}</p>
      <DataTable
        caption={words.caption}
        columns={figureColumns(year.row, year.amount)}
        rows={[
          rowOf(words.incomeTax, incomeTax),
          rowOf(words.levy, levy),
          ...(credit > 0 ? [rowOf(words.credit, -credit)] : []),
          rowOf(words.mainPaye(main.code), -paye[0]),
          rowOf(words.secondPaye(second.code), -paye[1]),
          rowOf(leftLabel, toPay),
        ]}
      />
      <Paragraph>{studentLoan ? `${words.rule} ${words.loan}` : words.rule}</Paragraph>
    </>
  );
}
