import styled from '@emotion/styled';
import { bracketWords as words } from '#brackets/page/words.ts';
import { payRules } from '#brackets/data/pay-rules.ts';
import { taxCodes } from '#brackets/core/tax-code.ts';
import { payRulesFor } from '#brackets/maths/pay-rules.ts';
import { DataTable } from '#src/design/data-table.tsx';
import { Field } from '#src/design/field.tsx';
import { tokens } from '#src/design/tokens.ts';
import { formatCents, formatShort } from './format.ts';
import { Columns, Sheet } from './layout.ts';
import { LineChart } from './line-chart.tsx';
import { lastPay, payCurve, takeHomeOf, thresholdRows } from './pays.ts';
import { ticksFor } from './ticks.ts';
import type { BracketsView } from './view.ts';

/** The rules of the last known year. */
const rules = payRulesFor(payRules.at(-1)?.to ?? '');

const { pays } = words;
const Heading = styled.h2({ marginBlockStart: tokens.space[32] });
const options = taxCodes.map((code) => ({ value: code, label: code }));
const columns = pays.columns.map((label, index) => ({ label, numeric: index > 0 }));

interface PaysSheetProps {
  readonly view: BracketsView;
  /** The weekly pay that is marked, in dollars. */
  readonly paid: number;
  readonly onChange: (change: Partial<BracketsView>) => void;
}

/** Take-home pay by weekly pay for two tax codes: a curve, and a table of its thresholds. */
export function PaysSheet({ view: { code, otherCode }, paid, onChange }: PaysSheetProps) {
  const own = takeHomeOf(rules, paid, code);
  const beside = takeHomeOf(rules, paid, otherCode);
  const pointsOf = (one: typeof code) =>
    payCurve(rules).map((dollars) => [dollars, takeHomeOf(rules, dollars, one)] as const);
  const choose = (field: 'code' | 'otherCode') => (value: string) => {
    const chosen = taxCodes.find((one) => one === value);
    if (chosen !== undefined) onChange({ [field]: chosen });
  };
  return (
    <>
      <Heading>{pays.heading}</Heading>
      <Columns>
        <Sheet>
          <Field
            id="code"
            name="code"
            label={pays.code}
            options={options}
            value={code}
            onChange={choose('code')}
          />
          <Field
            id="other-code"
            name="other-code"
            label={pays.otherCode}
            options={options}
            value={otherCode}
            onChange={choose('otherCode')}
          />
        </Sheet>
        <Sheet>
          <LineChart
            caption={pays.caption}
            label={pays.label(
              formatCents(paid),
              code,
              formatCents(own),
              otherCode,
              formatCents(beside),
            )}
            series={[
              { name: otherCode, look: 'beside', points: pointsOf(otherCode) },
              { name: code, look: 'main', points: pointsOf(code) },
            ]}
            ticks={ticksFor(0, takeHomeOf(rules, lastPay, code))}
            formatTick={formatShort}
            last={lastPay}
            income={paid}
            marked={paid <= lastPay ? [...new Set([own, beside])] : []}
          />
          <DataTable
            caption={pays.table}
            columns={columns}
            rows={thresholdRows(rules, code, otherCode)}
          />
        </Sheet>
      </Columns>
    </>
  );
}
