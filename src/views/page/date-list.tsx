import styled from '@emotion/styled';
import type { Section } from '#content/page.ts';
import { comingDates } from '#content/tax-date-words.ts';
import { DataTable } from '#src/design/data-table.tsx';
import { disclosure } from '#src/design/disclosure.ts';
import { FactStrip } from '#src/design/fact-strip.tsx';

const Folded = styled.details(disclosure);
const Whole = styled.span({ whiteSpace: 'nowrap' });

/** Tax dates: a strip of a few, a table of many, or those that have passed, folded away. */
export function DateList({ shape, dates = [] }: Extract<Section, { kind: 'dates' }>) {
  const listed = dates.map(({ due, day, what }) => ({
    what,
    date: <time dateTime={due}>{day}</time>,
  }));
  const { caption, pastCaption, columns, unfold, next, later } = comingDates;
  if (shape === 'strip') {
    return <FactStrip facts={listed.map(({ date, what }) => ({ value: date, label: what }))} />;
  }
  if (shape === 'folded') {
    return (
      <Folded>
        <summary>{unfold}</summary>
        <DataTable
          caption={pastCaption}
          columns={columns.slice(0, 2)}
          rows={listed.map(({ date, what }) => [date, what])}
        />
      </Folded>
    );
  }
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={listed.map(({ date, what }, index) => [
        <Whole key="date">{date}</Whole>,
        what,
        <Whole key="status">{index === 0 ? next : later}</Whole>,
      ])}
    />
  );
}
