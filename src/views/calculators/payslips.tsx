import styled from '@emotion/styled';
import { payslip as words } from '#content/ui/payslip.ts';
import { taxBreakdown } from '#content/ui/tax-breakdown.ts';
import { payPeriods, type PayPeriod } from '#brackets/core/pay-question.ts';
import type { Pay } from '#brackets/core/pay.ts';
import { disclosure } from '#src/design/disclosure.ts';
import { tokens } from '#src/design/tokens.ts';
import { Note, ScreenOnly } from './calculator-style.tsx';
import { payslipLines, type Payslip } from './payslip-lines.ts';
import { printCents } from './print-cents.ts';
import { LineFold } from './result-lines.tsx';

const Slip = styled.details(disclosure, {
  maxWidth: tokens.measure.reading,
  '& > summary': { gap: tokens.space[8], '& > :first-child': { flex: '1' } },
  '& > div': { paddingInlineStart: tokens.space[24] },
});

interface PayslipsProps extends Omit<Payslip, 'every' | 'pay'> {
  pays: Readonly<Record<PayPeriod, Pay>>;
}

/** A payslip for each period, whose lines open to their working; on paper the table has them. */
export function Payslips({ pays, ...year }: PayslipsProps) {
  return (
    <ScreenOnly>
      <h4>{words.heading}</h4>
      <Note>{words.lead}</Note>
      {payPeriods.map((every) => (
        <Slip key={every}>
          <summary>
            <span>{taxBreakdown.pay.periods[every]}</span>{' '}
            <span>{printCents(pays[every].takeHome)}</span>
          </summary>
          <div>
            {payslipLines({ ...year, every, pay: pays[every] }).map((line) => (
              <LineFold key={line.label} {...line} />
            ))}
          </div>
        </Slip>
      ))}
    </ScreenOnly>
  );
}
