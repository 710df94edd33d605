import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { profitComparison as words } from '#content/interface/profit-comparison.ts';
import type { Table } from '#content/page.ts';
import { scheduleWithId, type ScheduleId } from '#content/tax-schedules.ts';
import { profitComparisonMachine } from '#machines/profit-comparison/profit-comparison.machine.ts';
import { comparisonOf, readProfit } from '#machines/profit-comparison/profit.ts';
import { formatDollars } from '#brackets/core/format.ts';
import { DataTable } from '#src/design/data-table.tsx';
import { Field } from '#src/design/field.tsx';
import { panel, VisuallyHidden } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { SideBySide, WithoutScript } from './calculator-style.ts';
import { markWinner, ownRow } from './comparison-rows.tsx';
import { TaxLines } from './tax-lines.tsx';

const Sums = styled(SideBySide)({ marginBlockEnd: tokens.space[32] });
const Panel = styled.div(panel, { '& > output': { display: 'block' } });

interface ProfitComparisonProps {
  table: Table;
  /** The bands that the table compares with. */
  schedule: ScheduleId;
}

/** The tax of a sole trader and of a company at several profits, and at the visitor's own. */
export function ProfitComparison({ table, schedule: id }: ProfitComparisonProps) {
  const schedule = scheduleWithId(id);
  const actor = useProvidedActor(profitComparisonMachine);
  const attributes = useMachineAttributes('profit-comparison', actor);
  const typed = useSelector(actor, ({ context }) => context.typed);
  const isTold = useSelector(actor, (snapshot) => snapshot.hasTag('problem told'));
  const { problem } = readProfit(typed);
  const warning = isTold && problem !== null ? words.problems[problem] : undefined;
  const own = comparisonOf(schedule, typed);
  const rows = own === null ? table.rows : [ownRow(own), ...table.rows];
  return (
    <div {...attributes}>
      <Sums>
        <div>
          <Panel data-needs-script>
            <Field
              id="profit"
              name="profit"
              label={words.profit.label}
              hint={words.profit.hint}
              warning={warning}
              inputMode="decimal"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(value) => actor.send({ type: 'PROFIT.CHANGE', typed: value })}
              onBlur={() => actor.send({ type: 'PROFIT.LEAVE' })}
            />
            {/* It appears when focus has moved on, so it is said as well. */}
            <VisuallyHidden role="status">{warning}</VisuallyHidden>
            <output htmlFor="profit">
              {own === null
                ? words.empty
                : words.answer[own.winner](formatDollars(own.saving / 100))}
            </output>
          </Panel>
          <WithoutScript data-without-script>{words.withoutScript}</WithoutScript>
        </div>
        <TaxLines schedule={schedule} />
      </Sums>
      <DataTable
        caption={table.caption}
        columns={table.columns}
        rows={rows.map((row) => markWinner(row, table.columns))}
        stacks
      />
    </div>
  );
}
