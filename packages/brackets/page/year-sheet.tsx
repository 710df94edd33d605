import { shownCents } from '#brackets/command/columns.ts';
import { calculateYear, reasons, reportOfPays, squareUp } from '#brackets/command/report-year.ts';
import { formatPercent } from '#brackets/core/format.ts';
import { payRules } from '#brackets/data/pay-rules.ts';
import { attempt } from './attempt.ts';
import { tableOf } from './compare.ts';
import { Field } from './field.tsx';
import { Table } from './table.tsx';
import { TitledSheets } from './titled-sheets.tsx';
import type { BracketsView } from './view.ts';
import { bracketWords as words } from './words.ts';

const { year } = words;
const rates = (payRules.at(-1)?.kiwiSaver.rates ?? []).map(formatPercent);

interface YearSheetProps {
  readonly view: BracketsView;
  readonly onChange: (change: Partial<BracketsView>) => void;
}

/** The pays of a tax year one by one, and the square-up, from jobs in the steps of the command. */
export function YearSheet({ view: { jobs, kiwiSaver }, onChange }: YearSheetProps) {
  const job = jobs.trim().split(/\s*\n\s*/);
  const { found, problem } = attempt(() =>
    calculateYear({ job, ...(kiwiSaver !== '' && { kiwisaver: kiwiSaver }) }),
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
            options={[
              { value: '', label: year.noKiwiSaver },
              ...rates.map((rate) => ({ value: rate, label: rate })),
            ]}
            value={kiwiSaver}
            onChange={(rate) => onChange({ kiwiSaver: rate })}
          />
        </>
      }
    >
      {found === null ? (
        <p>{year.stopped}</p>
      ) : (
        <>
          <Table
            caption={year.squareUp(found.rules.to)}
            columns={year.squareUpColumns}
            rows={[...squareUp(found), ...reasons(found.year)].map(([what, cents, source]) => [
              what,
              shownCents(cents),
              source,
            ])}
          />
          <Table caption={year.pays} {...tableOf(reportOfPays(found))} />
        </>
      )}
    </TitledSheets>
  );
}
