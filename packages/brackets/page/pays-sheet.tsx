import styled from '@emotion/styled';
import { formatCents, formatShort } from '#brackets/core/format.ts';
import { payRules } from '#brackets/data/pay-rules.ts';
import { taxCodes } from '#brackets/core/tax-code.ts';
import { payRulesFor } from '#brackets/core/schedules.ts';
import { Field } from './field.tsx';
import { Columns, Sheet } from './layout.ts';
import { LineChart } from './line-chart.tsx';
import { lastPay, payCurve, takeHomeOf, thresholdRows } from './pays.ts';
import { Table } from './table.tsx';
import type { BracketsView } from './view.ts';
import { bracketWords as words } from './words.ts';

/** The rules of the last known year. */
const rules = payRulesFor(payRules.at(-1)?.to ?? '');

const Heading = styled.h2({ marginBlockStart: '2rem' });

const { pays } = words;
const options = taxCodes.map((code) => ({ value: code, label: code }));
const fields = [
  { id: 'code', name: 'code' },
  { id: 'other-code', name: 'otherCode' },
] as const;

interface PaysSheetProps {
  readonly view: BracketsView;
  /** The weekly pay that is marked, in dollars. */
  readonly paid: number;
  readonly onChange: (change: Partial<BracketsView>) => void;
}

/** Take-home pay by weekly pay for two tax codes: a curve, and a table of its thresholds. */
export function PaysSheet({ view, paid, onChange }: PaysSheetProps) {
  const { code, otherCode } = view;
  const own = takeHomeOf(rules, paid, code);
  const beside = takeHomeOf(rules, paid, otherCode);
  const pointsOf = (one: typeof code) =>
    payCurve(rules).map((dollars) => [dollars, takeHomeOf(rules, dollars, one)] as const);
  const choose = (name: 'code' | 'otherCode') => (value: string) => {
    const chosen = taxCodes.find((one) => one === value);
    if (chosen !== undefined) onChange({ [name]: chosen });
  };
  return (
    <>
      <Heading>{pays.heading}</Heading>
      <Columns>
        <Sheet>
          {fields.map(({ id, name }) => (
            <Field
              key={id}
              id={id}
              label={pays[name]}
              options={options}
              value={view[name]}
              onChange={choose(name)}
            />
          ))}
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
            formatTick={formatShort}
            last={lastPay}
            income={paid}
            marked={paid <= lastPay ? [own, beside] : []}
          />
          <Table
            caption={pays.table}
            columns={pays.columns}
            rows={thresholdRows(rules, code, otherCode)}
          />
        </Sheet>
      </Columns>
    </>
  );
}
