import styled from '@emotion/styled';
import type { TaxFormWords } from '#content/interface/tax-form.ts';
import { scheduleName } from '#content/tax-schedules.ts';
import { taxFor, type TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { defaultSchedule, scheduleOf } from '#brackets/core/schedules.ts';
import { tokens } from '#src/design/tokens.ts';
import { formatDollars } from '#brackets/core/format.ts';
import { type Today, totalToday } from './today.ts';

const Total = styled.span({
  display: 'grid',
  borderBlockStart: `4px double ${tokens.color.text}`,
  paddingBlock: tokens.space[8],
  '& > strong': {
    fontSize: tokens.size.h1,
    fontWeight: tokens.weight.black,
    fontFeatureSettings: "'tnum'",
    letterSpacing: tokens.tracking.display,
    lineHeight: tokens.lineHeight.heading,
    [tokens.media.print]: { fontSize: tokens.size.h2 },
  },
  '& > span': { fontSize: tokens.size.small },
});
const Other = styled.span({ display: 'block' });

interface TaxTotalsProps {
  inputs: TaxInputs;
  today: Today;
  words: TaxFormWords['results'];
}

/** The tax with today's bands; below it, a line each, with the specified ones and with the chosen ones if they are neither. */
export function TaxTotals({ inputs, today, words }: TaxTotalsProps) {
  const { inForce } = today;
  const { total, credit } = totalToday(inputs, today);
  const others = new Set([defaultSchedule.id, inputs.schedule]);
  others.delete(inForce);
  return (
    <>
      <Total>
        <span>
          {words.total}, {scheduleName(scheduleOf(inForce))}{' '}
        </span>
        <strong>{formatDollars(total)}</strong>{' '}
        <span>
          {words.inForce} {credit > 0 && words.credit.join(formatDollars(credit))}
        </span>
      </Total>
      {[...others].map((id) => {
        const { taxOwed } = taxFor({ ...inputs, schedule: id });
        return (
          <Other key={id}>
            {id === defaultSchedule.id
              ? words.onSpecified
              : `${words.onOther}${scheduleName(scheduleOf(id))}: `}
            {formatDollars(taxOwed)}
            {credit > 0 && words.withoutCredit}{' '}
          </Other>
        );
      })}
    </>
  );
}
