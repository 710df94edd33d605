import styled from '@emotion/styled';
import { formatDate } from '#content/dates.ts';
import { taxBreakdown } from '#content/interface/tax-breakdown.ts';
import { setAside } from '#machines/tax-calculator/set-aside.ts';
import type { TakeHome } from '#machines/tax-calculator/take-home.ts';
import { DataTable } from '#src/design/data-table.tsx';
import { tokens } from '#src/design/tokens.ts';
import { formatCents, formatDollars } from './format.ts';
import type { Instalment } from './today.ts';

const { setAside: words } = taxBreakdown;

const Frame = styled.section({ marginBlock: tokens.space[32] });
const Percent = styled.p({
  margin: 0,
  fontSize: tokens.size.h2,
  fontWeight: tokens.weight.black,
  letterSpacing: tokens.tracking.display,
});
const Text = styled.p({ maxWidth: tokens.measure.reading });
const Note = styled.p({ maxWidth: tokens.measure.reading, fontSize: tokens.size.small });

const columns = [
  { label: words.due },
  { label: words.year },
  { label: words.amount, numeric: true },
];

interface SetAsideProps {
  year: TakeHome;
  /** Income tax in dollars above which instalments are due. */
  threshold: number;
  /** The next three, the soonest first. */
  dates: readonly Instalment[];
}

/** What a sole trader puts aside of each invoice, and when it is paid. */
export function SetAside({ year, threshold, dates }: SetAsideProps) {
  const { percent, instalments } = setAside(year, threshold);
  return (
    <Frame>
      <h3>{words.heading}</h3>
      <Percent>{words.percent(`${percent}%`)}</Percent>
      <Text>{words.text}</Text>
      {instalments === null ? (
        <Text>{words.none(formatDollars(threshold))}</Text>
      ) : (
        <>
          <DataTable
            caption={words.instalments}
            columns={columns}
            rows={dates.map(({ due, periodEnd }, index) => [
              formatDate(due),
              formatDate(periodEnd),
              formatCents(instalments[index] ?? 0),
            ])}
            stacks
          />
          <Note>{words.note}</Note>
        </>
      )}
    </Frame>
  );
}
