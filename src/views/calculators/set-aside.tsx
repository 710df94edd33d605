import styled from '@emotion/styled';
import { formatDate } from '#content/dates.ts';
import { taxBreakdown } from '#content/ui/tax-breakdown.ts';
import type { PayRules } from '#brackets/data/pay-rules.ts';
import type { TaxInputs } from '#machines/tax-calculator/inputs.ts';
import type { IncomeTax } from '#brackets/core/income-tax.ts';
import { setAside } from '#brackets/core/set-aside.ts';
import { readWorkLevy } from '#brackets/core/take-home.ts';
import { formatCents, formatDollars } from '#brackets/core/format.ts';
import { DataTable, figureColumns } from '#src/design/data-table.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Paragraph } from '#src/views/page/text.tsx';
import { Note } from './calculator-style.tsx';
import type { Today } from './today.ts';

const { setAside: words } = taxBreakdown;

const Frame = styled.section({ marginBlock: tokens.space[32] });
const Text = styled.p({ maxWidth: tokens.measure.reading });
const Reading = styled.div({ maxWidth: tokens.measure.reading });

const columns = [
  { label: words.due },
  { label: words.year },
  { label: words.third, numeric: true },
];

/** A note if the work levy is not included, or could not be read. */
function workLevyNote(typed: string): string | undefined {
  const { dollars, problem } = readWorkLevy(typed);
  if (problem !== null) return words.unreadWorkLevy(typed);
  return dollars === 0 ? words.noWorkLevy : undefined;
}

interface SetAsideProps {
  inputs: TaxInputs;
  tax: IncomeTax;
  rules: PayRules;
  today: Today;
}

/** The share of each invoice to put aside, the bills it pays, and when they are due. */
export function SetAside({ inputs, tax, rules, today }: SetAsideProps) {
  const { bills, total, instalments } = setAside(inputs, tax, rules);
  const { due, dueByAgent, periodEnd } = today.finalBill;
  const workLevy = workLevyNote(inputs.workLevy);
  return (
    <Frame>
      <h3>{words.heading}</h3>
      <Text>{words.text}</Text>
      <Reading>
        <DataTable
          caption={words.caption}
          columns={figureColumns(words.bill, words.amount)}
          rows={[
            ...bills.map(({ what, amount }) => [words.bills[what], formatCents(amount)]),
            [words.bills.together, formatCents(total)],
          ]}
        />
      </Reading>
      {workLevy !== undefined && <Note>{workLevy}</Note>}
      {instalments === null ? (
        <Text>
          {words.none(
            formatDollars(rules.provisionalTax.over),
            formatDate(due),
            formatDate(dueByAgent),
            formatDate(periodEnd),
          )}
        </Text>
      ) : (
        <>
          <DataTable
            caption={words.instalments}
            columns={columns}
            rows={today.instalments.map((instalment, index) => [
              formatDate(instalment.due),
              formatDate(instalment.periodEnd),
              formatCents(instalments[index] ?? 0),
            ])}
            stacks
          />
          <Note>{words.note}</Note>
        </>
      )}
      <Reading>
        {today.business.notes.map((note) => (
          <Paragraph key={note}>{note}</Paragraph>
        ))}
      </Reading>
    </Frame>
  );
}
