import { useMemo } from 'react';
import { bracketWords as words } from '#brackets/page/words.ts';
import { shownRate } from '#brackets/command/columns.ts';
import { payRules } from '#brackets/data/pay-rules.ts';
import { Field } from './field.tsx';
import { Table } from './table.tsx';
import { TitledSheets } from './titled-sheets.tsx';
import { payRows, squareUpRows } from './year.ts';
import { readTypedYear } from './typed-year.ts';
import type { BracketsView } from './view.ts';

const { year } = words;
const rates = [
  { value: '', label: year.noKiwiSaver },
  ...(payRules.at(-1)?.kiwiSaver.rates ?? []).map(shownRate).map((rate) => ({
    value: rate,
    label: rate,
  })),
];

interface YearSheetProps {
  readonly view: BracketsView;
  readonly onChange: (change: Partial<BracketsView>) => void;
}

/** The pays of a tax year one by one, and the square-up, from typed jobs. */
export function YearSheet({ view: { jobs, kiwiSaver }, onChange }: YearSheetProps) {
  const { calculated, problem } = useMemo(
    () => readTypedYear({ jobs, kiwiSaver }),
    [jobs, kiwiSaver],
  );
  return (
    <TitledSheets
      heading={year.heading}
      inputs={
        <>
          <Field
            id="jobs"
            label={year.jobs}
            hint={year.hint}
            error={problem ?? undefined}
            rows={5}
            spellCheck={false}
            value={jobs}
            onChange={(text) => onChange({ jobs: text })}
          />
          <Field
            id="kiwisaver"
            label={year.kiwiSaver}
            options={rates}
            value={kiwiSaver}
            onChange={(rate) => onChange({ kiwiSaver: rate })}
          />
        </>
      }
    >
      {calculated === null ? (
        <p>{year.stopped}</p>
      ) : (
        <>
          <Table
            caption={year.squareUp(calculated.rules.to)}
            columns={year.squareUpColumns}
            rows={squareUpRows(calculated)}
          />
          <Table caption={year.pays} columns={year.payColumns} rows={payRows(calculated)} />
        </>
      )}
    </TitledSheets>
  );
}
