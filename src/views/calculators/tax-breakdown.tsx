import styled from '@emotion/styled';
import { taxBreakdown } from '#content/ui/tax-breakdown.ts';
import { scheduleName } from '#content/tax-schedules.ts';
import { taxCalculator } from '#content/ui/tax-calculator.ts';
import { searchFor } from '#machines/tax-calculator/address.ts';
import type { TaxResult } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { earnerCreditOn } from '#brackets/core/earner-credit.ts';
import { hasCredit } from '#brackets/core/year-question.ts';
import { secondPay } from '#machines/tax-calculator/inputs.ts';
import { scheduleOf } from '#machines/tax-calculator/schedules.ts';
import { formatDollars, formatRate } from '#brackets/core/format.ts';
import { DataTable, figureColumns } from '#src/design/data-table.tsx';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';
import { type Calculation, bandName, printedBands } from './working.ts';
import { BandChart, RateChart, RateTable } from './rate-charts.tsx';
import { Note, ScreenOnly } from './calculator-style.tsx';
import { PaySection } from './pay-section.tsx';
import { SetAside } from './set-aside.tsx';
import type { Today } from './today.ts';

const { year: yearWords } = taxBreakdown;

function yearNotes({ inputs, tax, rules }: Calculation): readonly string[] {
  if (rules === undefined) return [yearWords.noRules(scheduleName(scheduleOf(inputs.schedule)))];
  const { from, fullUpTo, amount, lessBy } = rules.earnerCredit;
  return [
    hasCredit(inputs) &&
      earnerCreditOn(tax.taxableIncome, rules) === 0 &&
      yearWords.noCredit(formatDollars(from), formatDollars(fullUpTo + amount / lessBy)),
    inputs.incomeType === 'investment' && yearWords.investment,
  ].filter((note) => note !== false);
}

const Frame = styled.div({ marginBlockStart: tokens.space[48] });
const PicturesHeading = styled.h3({ marginBlockStart: tokens.space[32] });
const LinkNote = styled(Note)({
  marginBlockStart: tokens.space[24],
  [tokens.media.print]: { display: 'none' },
});
const Pictures = styled.div({
  display: 'grid',
  gap: tokens.space[32],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  maxWidth: '60rem',
  marginBlock: `${tokens.space[16]} ${tokens.space[24]}`,
});
const { bands, charts, link } = taxBreakdown;
const columns = figureColumns(bands.band, bands.rate, bands.amount, bands.tax);

interface TaxBreakdownProps extends TaxResult {
  today: Today;
}

/**
 * What follows from a result and where it comes from: the year's sum, pay by its periods, what a business sets aside,
 * the bands as a table and as pictures, and a link that brings the form back.
 */
export function TaxBreakdown({ inputs, tax, today }: TaxBreakdownProps) {
  const schedule = scheduleOf(inputs.schedule);
  const hasTax = tax.brackets.length > 0;
  const printed = printedBands(tax);
  const rules = today.rules[inputs.schedule];
  const { incomeType } = inputs;
  const notes = tax.grossIncome > 0 ? yearNotes({ inputs, tax, rules }) : [];
  const mainPay = tax.grossIncome - secondPay(inputs);
  return (
    <Frame>
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {rules && mainPay > 0 && incomeType === 'individual' && (
        <PaySection inputs={inputs} tax={{ ...tax, grossIncome: mainPay }} rules={rules} />
      )}
      {rules && hasTax && incomeType === 'business' && (
        <SetAside inputs={inputs} tax={tax} rules={rules} today={today} />
      )}
      {hasTax ? (
        <>
          <DataTable
            caption={bands.caption}
            columns={columns}
            rows={printed.map((bracket) => [
              bandName(bracket),
              formatRate(bracket.rate),
              bracket.printed.amount,
              bracket.printed.tax,
            ])}
          />
          {schedule.id === 'specified' && <Note>{bands.dollarMore}</Note>}
          <PicturesHeading>{charts.heading}</PicturesHeading>
          <Pictures>
            <BandChart brackets={printed} />
            <RateChart schedule={schedule} tax={tax} />
          </Pictures>
          <ScreenOnly>
            <RateTable schedule={schedule} tax={tax} />
          </ScreenOnly>
        </>
      ) : (
        <p>{bands.none}</p>
      )}
      <LinkNote>
        <PageLink href={`${taxCalculator.path}${searchFor(inputs)}`}>{link.label}</PageLink>.{' '}
        {link.note}
      </LinkNote>
    </Frame>
  );
}
