import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { type TaxComparison, companyTax, personalTax, switchPoint } from '#content/company-tax.ts';
import { profitComparison as words } from '#content/ui/profit-comparison.ts';
import type { Column, Section } from '#content/page.ts';
import type { TaxSchedule } from '#brackets/data/tax-schedules.ts';
import { scheduleWithId } from '#content/tax-schedules.ts';
import { profitComparisonMachine } from '#machines/profit-comparison/profit-comparison.machine.ts';
import { comparisonOf, readProfit } from '#machines/profit-comparison/profit.ts';
import { formatDollars, formatShort } from '#brackets/core/format.ts';
import { amountProblem } from './amount-problem.ts';
import { tokens } from '#src/design/tokens.ts';
import { VisuallyHidden } from '#src/design/primitives.tsx';
import { DataTable } from '#src/design/data-table.tsx';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import {
  EffectiveCurve,
  MarginalCurve,
  MarkerLine,
  MarkerTriangle,
  Chart,
  HorizontalScale,
  left,
  pathThrough,
  right,
  VerticalScale,
} from './chart.tsx';
import { ResultPanel, SideBySide, WithoutScript } from './calculator-style.tsx';
import { TypedBox } from './typed-box.tsx';

const inDollars = (cents: number): string => formatDollars(cents / 100);

/** The visitor's own row. */
function ownRow({ profit, soleTrader, company, winner, saving }: TaxComparison) {
  return [
    words.yours(inDollars(profit)),
    inDollars(soleTrader),
    inDollars(company),
    words.winner[winner],
    inDollars(saving),
  ];
}

const Figure = styled.strong({
  whiteSpace: 'nowrap',
  '& > svg': {
    display: 'inline',
    marginInlineEnd: tokens.space[4],
    fill: tokens.color.markerDeep,
    [tokens.media.forcedColors]: { fill: 'CanvasText' },
  },
});

/** The winner's figure in a row: a filled triangle and weight, and words for screen readers. */
function Winner({ children }: { children: ReactNode }) {
  return (
    <Figure>
      <svg aria-hidden="true" width="0.7em" height="0.7em" viewBox="0 0 20 20">
        <path d="M10 1.5 19.5 18.5H.5Z" />
      </svg>
      <span>{children}</span>
      <VisuallyHidden> {words.paysLess}</VisuallyHidden>
    </Figure>
  );
}

/** Marks the winner's cell in a row. */
const markWinner = (row: readonly string[], columns: readonly Column[]): readonly ReactNode[] =>
  row.map((cell, index) => {
    const { label = '' } = columns[index] ?? {};
    return row.includes(label) ? <Winner key={label}>{cell}</Winner> : cell;
  });

const Text = styled.p({ marginBlock: 0 });

const { chart: chartWords } = words;

const top = 12;
const bottom = 212;

/** Cents: the ends of both scales, and the steps of their marks. */
const lastProfit = 300_000_00;
const mostTax = 100_000_00;
const profitTicks = [0, 100_000_00, 200_000_00, lastProfit];
const taxTicks = [0, 25_000_00, 50_000_00, 75_000_00, mostTax];

const xOf = (profit: number): number => left + (profit / lastProfit) * (right - left);
const yOf = (tax: number): number => bottom - (tax / mostTax) * (bottom - top);
const inShort = (cents: number): string => formatShort(cents / 100);

function TaxLines({ schedule }: { schedule: TaxSchedule }) {
  const crossing = switchPoint(schedule);
  const crossingX = xOf(crossing);
  const crossingY = yOf(companyTax(crossing));
  const limits = schedule.bands.map(({ max }) => Math.min(max * 100, lastProfit));
  const lineOf = (taxOf: (profit: number) => number): string =>
    pathThrough([0, ...limits].map((profit) => [xOf(profit), yOf(taxOf(profit))]));
  return (
    <Chart
      caption={chartWords.caption}
      label={chartWords.label(inDollars(lastProfit), inDollars(crossing))}
      text={<Text>{chartWords.text(inDollars(crossing))}</Text>}
    >
      <VerticalScale ticks={taxTicks} placeOf={yOf} format={inShort} />
      <HorizontalScale ticks={profitTicks} placeOf={xOf} format={inShort} y={bottom + 20} />
      <MarkerLine x1={crossingX} x2={crossingX} y1={crossingY} y2={bottom} />
      <MarginalCurve d={lineOf((profit) => personalTax(schedule, profit))} />
      <EffectiveCurve d={lineOf(companyTax)} />
      <MarkerTriangle d={`M${crossingX} ${crossingY - 7}l8 14h-16Z`} />
      <text x={crossingX - 14} y={crossingY - 14} textAnchor="end">
        {chartWords.crossing(inDollars(crossing))}
      </text>
      <text x={right - 44} y={yOf(personalTax(schedule, lastProfit)) + 2} textAnchor="end">
        {chartWords.soleTrader}
      </text>
      <text x={right} y={yOf(companyTax(lastProfit)) + 66} textAnchor="end">
        {chartWords.company}
      </text>
    </Chart>
  );
}

const Columns = styled(SideBySide)({ marginBlockEnd: tokens.space[32] });

/** The tax of a sole trader and of a company at several profits, and at the visitor's own. */
export function ProfitComparison({
  table,
  schedule: id,
}: Pick<Extract<Section, { kind: 'comparison' }>, 'table' | 'schedule'>) {
  const schedule = scheduleWithId(id);
  const actor = useProvidedActor(profitComparisonMachine);
  const attributes = useMachineAttributes('profit-comparison', actor);
  const typed = useSelector(actor, ({ context }) => context.typed);
  const showsError = useSelector(actor, (snapshot) => snapshot.hasTag('shows error'));
  const { problem } = readProfit(typed);
  const warning =
    !showsError || problem === null
      ? undefined
      : problem.kind === 'zero'
        ? words.problems.zero
        : amountProblem(typed, problem, words.problems);
  const own = comparisonOf(schedule, typed);
  const rows = own === null ? table.rows : [ownRow(own), ...table.rows];
  return (
    <div {...attributes}>
      <Columns>
        <div>
          <ResultPanel data-needs-script>
            <TypedBox
              id="profit"
              label={words.profit.label}
              hint={words.profit.hint}
              warning={warning}
              inputMode="decimal"
              value={typed}
              onChange={(value) => actor.send({ type: 'PROFIT.CHANGE', typed: value })}
              onBlur={() => actor.send({ type: 'PROFIT.LEAVE' })}
            />
            <output htmlFor="profit">
              {own === null ? words.empty : words.result[own.winner](inDollars(own.saving))}
            </output>
          </ResultPanel>
          <WithoutScript data-without-script>{words.withoutScript}</WithoutScript>
        </div>
        <TaxLines schedule={schedule} />
      </Columns>
      <DataTable
        caption={table.caption}
        columns={table.columns}
        rows={rows.map((row) => markWinner(row, table.columns))}
        stacks
      />
    </div>
  );
}
