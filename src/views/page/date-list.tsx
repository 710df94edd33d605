import type { Section } from '#content/page.ts';
import { comingDates } from '#content/tax-date-words.ts';
import { DataTable } from '#src/design/data-table.tsx';
import { FactStrip } from '#src/design/fact-strip.tsx';

/** The tax dates that come next: a strip of a few, or a table of many. */
export function DateList({ shape, coming = [] }: Extract<Section, { kind: 'dates' }>) {
  const dates = coming.map(({ due, day, what }) => ({
    what,
    date: <time dateTime={due}>{day}</time>,
  }));
  if (shape === 'strip') {
    return <FactStrip facts={dates.map(({ date, what }) => ({ value: date, label: what }))} />;
  }
  return (
    <DataTable
      caption={comingDates.caption}
      columns={comingDates.columns}
      rows={dates.map(({ date, what }, index) => [
        date,
        what,
        index === 0 ? comingDates.next : comingDates.later,
      ])}
    />
  );
}
