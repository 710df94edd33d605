import styled from '@emotion/styled';
import { taxBreakdown } from '#content/interface/tax-breakdown.ts';
import { scheduleName } from '#content/tax-schedules.ts';
import { earnerCreditOn } from '#brackets/core/earner-credit.ts';
import { hasCredit } from '#brackets/core/year-question.ts';
import { scheduleOf } from '#brackets/core/schedules.ts';
import { takeHome } from '#brackets/core/take-home.ts';
import { formatDollars } from '#brackets/core/format.ts';
import { DataTable } from '#src/design/data-table.tsx';
import { tokens } from '#src/design/tokens.ts';
import type { Explained } from './answer/line.ts';
import { sumFigures } from './answer/sum-lines.ts';

const { year: words } = taxBreakdown;

const Frame = styled.div({ maxWidth: tokens.measure.reading });
const Notes = styled.ul({ fontSize: tokens.size.small });

function notesOn({ inputs, tax, rules }: Explained): readonly string[] {
  const { incomeType, accLevy, studentLoan, kiwiSaver } = inputs;
  const asksMore = accLevy || studentLoan || kiwiSaver !== '';
  if (rules === undefined)
    return asksMore || hasCredit(inputs) || incomeType !== 'investment'
      ? [words.noRules(scheduleName(scheduleOf(inputs.schedule)))]
      : [];
  const { from, fullUpTo, amount, lessBy } = rules.earnerCredit;
  return [
    hasCredit(inputs) &&
      earnerCreditOn(tax.taxableIncome, rules) === 0 &&
      words.noCredit(formatDollars(from), formatDollars(fullUpTo + amount / lessBy)),
    asksMore && incomeType !== 'individual' && words[incomeType],
  ].filter((note) => note !== false);
}

/** The year's sum in cents if more than income tax comes off, and its notes. */
export function YearTable(explained: Explained) {
  const { inputs, tax, rules } = explained;
  const year = takeHome(inputs, tax, rules);
  const notes = notesOn(explained);
  return (
    <Frame>
      {year.taken.length > 1 && (
        <DataTable
          caption={words.caption}
          columns={[{ label: words.row }, { label: words.amount, numeric: true }]}
          rows={sumFigures(explained, year)}
        />
      )}
      {notes.length > 0 && (
        <Notes>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Notes>
      )}
    </Frame>
  );
}
