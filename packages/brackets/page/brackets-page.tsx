import { useMachine } from '@xstate/react';
import { largestPay } from '#brackets/core/pay-question.ts';
import { largestOf } from '#brackets/core/tax.ts';
import { bracketsPageMachine } from './brackets-page.machine.ts';
import { Findings } from './findings.tsx';
import { Columns, Main, Sheet } from './layout.ts';
import { PaysSheet } from './pays-sheet.tsx';
import { addressOf, scheduleIn, scheduleOf, type BracketsView } from './view.ts';
import { amountIn, ViewFields } from './view-fields.tsx';
import { bracketWords as words } from './words.ts';

/** The brackets page, on which developers try schedules. */
export function BracketsPage({ first }: { readonly first: BracketsView }) {
  const [{ context }, send] = useMachine(bracketsPageMachine, { input: { view: first } });
  const { view } = context;
  const change = (changed: Partial<BracketsView>) => send({ type: 'VIEW.CHANGE', change: changed });

  const { found: schedule, problem } = scheduleIn(view);
  const other = scheduleOf(view.other);
  const largest = Math.min(largestOf(other), schedule === null ? Infinity : largestOf(schedule));
  return (
    <Main>
      <h1>{words.heading}</h1>
      <p>{words.lede}</p>
      <Columns>
        <Sheet>
          <ViewFields view={view} onChange={change} problem={problem} largest={largest} />
          <p>
            <a href={addressOf(view)}>{words.link}</a>
          </p>
        </Sheet>
        <Sheet>
          {schedule === null ? (
            <p>{words.stopped}</p>
          ) : (
            <Findings
              schedule={schedule}
              other={other}
              income={amountIn(view.income, largest)}
              deductions={amountIn(view.deductions, largest)}
              onIncome={(income) => change({ income: String(income) })}
            />
          )}
        </Sheet>
      </Columns>
      <PaysSheet view={view} paid={amountIn(view.pay, largestPay)} onChange={change} />
    </Main>
  );
}
