import styled from '@emotion/styled';
import { taxBreakdown } from '#content/ui/tax-breakdown.ts';
import { paysOf } from '#brackets/core/pays.ts';
import { secondPay } from '#machines/tax-calculator/inputs.ts';
import { scheduleOf } from '#machines/tax-calculator/schedules.ts';
import type { TaxResult } from '#machines/tax-calculator/tax-calculator.setup.ts';
import { tokens } from '#src/design/tokens.ts';
import { printCents } from './print-cents.ts';
import { SecondJob } from './second-job.tsx';
import type { Today } from './today.ts';

const { pay: words } = taxBreakdown;

const Figures = styled.dl({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space[4]} ${tokens.space[24]}`,
  marginBlock: `0 ${tokens.space[16]}`,
  '& dt': { fontSize: tokens.size.small, color: tokens.color.textSoft },
  '& dd': {
    margin: 0,
    fontSize: tokens.size.h4,
    fontWeight: tokens.weight.bold,
    fontFeatureSettings: "'tnum'",
  },
});

/**
 * The take-home pay of a week, a fortnight and a month by today's rules, or the square-up of two jobs;
 * nothing unless the income is wages.
 */
export function PayLead({ inputs, tax, today }: TaxResult & { readonly today: Today }) {
  const current = today.rules[today.inForce];
  if (inputs.incomeType !== 'individual' || current === undefined) return null;
  const rules = { ...current, bands: scheduleOf(today.inForce).bands };
  if (secondPay(inputs) > 0) return <SecondJob inputs={inputs} rules={rules} />;
  const pays = paysOf(inputs, tax.grossIncome, rules);
  if (pays === null || tax.grossIncome === 0) return null;
  return (
    <>
      <h4>{words.lead}</h4>
      <Figures>
        {(['week', 'fortnight', 'month'] as const).map((period) => (
          <div key={period}>
            <dt>{words.periods[period]}</dt>
            <dd>{printCents(pays[period].takeHome)}</dd>
          </div>
        ))}
      </Figures>
    </>
  );
}
