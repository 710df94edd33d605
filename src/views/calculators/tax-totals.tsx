import styled from '@emotion/styled';
import { taxCalculator } from '#content/interface/tax-calculator.ts';
import type { ScheduleId } from '#content/tax-schedules.ts';
import { taxFor, type TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { defaultSchedule, scheduleOf } from '#machines/tax-calculator/schedules.ts';
import { tokens } from '#src/design/tokens.ts';
import { formatDollars } from './format.ts';

const { results } = taxCalculator;

const Totals = styled.span({
  display: 'grid',
  gap: tokens.space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  marginBlockEnd: tokens.space[16],
});
const Total = styled.span({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  borderBlockStart: `4px double ${tokens.color.text}`,
  paddingBlockStart: tokens.space[8],
  '& > strong': {
    fontSize: tokens.size.h1,
    fontWeight: tokens.weight.black,
    fontFeatureSettings: "'tnum'",
    letterSpacing: tokens.tracking.display,
    lineHeight: tokens.lineHeight.heading,
    [tokens.media.print]: { fontSize: tokens.size.h2 },
  },
});
const Days = styled.span({
  fontSize: tokens.size.small,
  color: tokens.color.textSoft,
  lineHeight: 1.35,
});
const Mark = styled.span({
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.semibold,
});

/** What today's bands take more or less than the specified ones, as the whole dollars that are shown do. */
function difference(inForce: number, specified: number): string {
  const change = Math.round(inForce) - Math.round(specified);
  if (change === 0) return results.same;
  return (change < 0 ? results.less : results.more)(formatDollars(Math.abs(change)));
}

interface TaxTotalsProps {
  inputs: TaxInputs;
  /** The schedule in force today. */
  inForce: ScheduleId;
}

/** The tax with today's bands and with the specified ones, equally large, and with the chosen ones if they are neither. */
export function TaxTotals({ inputs, inForce }: TaxTotalsProps) {
  const taxOn = (schedule: ScheduleId) => taxFor({ ...inputs, schedule }).taxOwed;
  const ids = [...new Set([inForce, defaultSchedule.id, inputs.schedule])];
  return (
    <>
      <Totals>
        {ids.map((id) => (
          <Total key={id}>
            <Days>
              {results.total}, {scheduleOf(id).name}{' '}
            </Days>
            <strong>{formatDollars(taxOn(id))}</strong>{' '}
            <Mark>
              {[id === inForce && results.inForce, id === inputs.schedule && results.explained]
                .filter(Boolean)
                .join('. ')}
            </Mark>
          </Total>
        ))}
      </Totals>
      <span>{difference(taxOn(inForce), taxOn(defaultSchedule.id))}</span>
    </>
  );
}
