import { useEffect, useMemo, useState } from 'react';
import { bench } from '#content/lab-bench.ts';
import { scheduleOf } from '#machines/tax-calculator/schedules.ts';
import { benchAddress } from '#src/lab/app/address.ts';
import { sheetClass } from '#src/lab/app/lab-style.ts';
import { rewriteAddress } from '#src/lab/app/use-address.ts';
import { AmountFields, amountIn } from './amount-fields.tsx';
import { benchLayout } from './bench-style.ts';
import { printView, readView, scheduleIn, type BenchView } from './bench-view.ts';
import { Findings } from './findings.tsx';
import { ScheduleChoice } from './schedule-choice.tsx';

/** A browser takes only so many new addresses a second; while the income is dragged none is written. */
const settled = 250;

function useWrittenAddress(address: string): void {
  useEffect(() => {
    const waiting = setTimeout(() => rewriteAddress(address), settled);
    return () => clearTimeout(waiting);
  }, [address]);
}

/** The bench where developers try what schedules make of incomes. */
export function BenchPage({ search }: { search: string }) {
  const [view, setView] = useState(() => readView(search));
  const change = (changed: Partial<BenchView>) => setView((before) => ({ ...before, ...changed }));
  const address = benchAddress(printView(view));
  useWrittenAddress(address);

  const { schedule: chosen, bands, spanRule } = view;
  const { schedule, problem } = useMemo(
    () => scheduleIn({ schedule: chosen, bands, spanRule }),
    [chosen, bands, spanRule],
  );
  const other = scheduleOf(view.other);
  const largest = Math.min(other.largestIncome, schedule?.largestIncome ?? Infinity);
  return (
    <>
      <h1>{bench.heading}</h1>
      <p>{bench.lede}</p>
      <div className={benchLayout}>
        <div className={sheetClass}>
          <ScheduleChoice view={view} onChange={change} problem={problem} />
          <AmountFields view={view} onChange={change} largest={largest} />
          <p>
            <a href={address}>{bench.link}</a>
          </p>
        </div>
        <div className={sheetClass}>
          {schedule === null ? (
            <p>{bench.stopped}</p>
          ) : (
            <Findings
              schedule={schedule}
              other={other}
              income={amountIn(view.income, largest)}
              deductions={amountIn(view.deductions, largest)}
              onIncome={(income) => change({ income: String(income) })}
            />
          )}
        </div>
      </div>
    </>
  );
}
