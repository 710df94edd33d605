import styled from '@emotion/styled';
import { formatDate } from '#content/dates.ts';
import { taxBreakdown } from '#content/interface/tax-breakdown.ts';
import type { PayRules } from '#content/pay-rules.ts';
import type { TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { tokens } from '#src/design/tokens.ts';
import { formatDollars, formatPercent } from './format.ts';

const { pay } = taxBreakdown;

const Notes = styled.ul({ maxWidth: tokens.measure.reading, fontSize: tokens.size.small });

/** What the amounts of the pay table go by: the rules of today that were asked for. */
export function PayNotes({ inputs, rules }: { inputs: TaxInputs; rules: PayRules }) {
  const { from, accLevy, studentLoan, kiwiSaver } = rules;
  const { incomeType } = inputs;
  const hasExtras = inputs.accLevy || inputs.studentLoan || inputs.kiwiSaver !== '';
  const notes = [
    inputs.accLevy &&
      pay.accLevy(formatPercent(accLevy.rate), formatDollars(accLevy.upTo), formatDate(from)),
    inputs.studentLoan &&
      pay.studentLoan(formatPercent(studentLoan.rate), formatDollars(studentLoan.over)),
    inputs.kiwiSaver !== '' && pay.kiwiSaver(formatPercent(kiwiSaver.least), formatDate(from)),
    hasExtras && incomeType === 'investment' && pay.investment,
    hasExtras && incomeType === 'business' && pay.business,
    pay.note,
  ].filter((note) => note !== false);
  return (
    <Notes>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Notes>
  );
}
