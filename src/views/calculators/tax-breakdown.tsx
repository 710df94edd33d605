import styled from '@emotion/styled';
import { css } from '@emotion/react';
import { taxCalculator } from '#content/interface/tax-calculator.ts';
import { taxBreakdown } from '#content/interface/tax-breakdown.ts';
import { searchFor } from '#machines/tax-calculator/address.ts';
import type { IncomeTax } from '#machines/tax-calculator/income-tax.ts';
import type { TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { scheduleOf } from '#machines/tax-calculator/schedules.ts';
import { DataTable } from '#src/design/data-table.tsx';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';
import { BandChart } from './band-chart.tsx';
import { bandName } from './band-name.ts';
import { ScreenOnly, screenOnly } from './calculator-style.ts';
import { formatDollars, formatRate } from './format.ts';
import { RateChart } from './rate-chart.tsx';
import { RateTable } from './rate-table.tsx';

const Frame = styled.div({ marginBlockStart: tokens.space[48] });
const note = css({ maxWidth: tokens.measure.reading, fontSize: tokens.size.small });
const PicturesHeading = styled.h3({ marginBlockStart: tokens.space[32] });
const Note = styled.p(note);
const LinkNote = styled.p(note, screenOnly, { marginBlockStart: tokens.space[24] });
const Pictures = styled.div({
  display: 'grid',
  gap: tokens.space[32],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  maxWidth: '60rem',
  marginBlock: `${tokens.space[16]} ${tokens.space[24]}`,
});
const { bands, charts, link } = taxBreakdown;
const columns = [
  { label: bands.band },
  { label: bands.rate, numeric: true },
  { label: bands.amount, numeric: true },
  { label: bands.tax, numeric: true },
];

/** Where a result comes from: its bands as a table and as pictures, and a link that brings it back. */
export function TaxBreakdown({ inputs, tax }: { inputs: TaxInputs; tax: IncomeTax }) {
  const schedule = scheduleOf(inputs.schedule);
  const hasTax = tax.brackets.length > 0;
  return (
    <Frame>
      {hasTax ? (
        <DataTable
          caption={bands.caption}
          columns={columns}
          rows={tax.brackets.map((bracket) => [
            bandName(bracket),
            formatRate(bracket.rate),
            formatDollars(bracket.amount),
            formatDollars(bracket.tax),
          ])}
        />
      ) : (
        <p>{bands.none}</p>
      )}
      {hasTax && schedule.spanRule === 'plus-one' && <Note>{bands.dollarMore}</Note>}
      {hasTax && (
        <>
          <PicturesHeading>{charts.heading}</PicturesHeading>
          <Pictures>
            <BandChart brackets={tax.brackets} />
            <RateChart schedule={schedule} tax={tax} />
          </Pictures>
          <ScreenOnly>
            <RateTable schedule={schedule} tax={tax} />
          </ScreenOnly>
        </>
      )}
      <LinkNote>
        <PageLink href={`${taxCalculator.path}${searchFor(inputs)}`}>{link.label}</PageLink>.{' '}
        {link.note}
      </LinkNote>
    </Frame>
  );
}
