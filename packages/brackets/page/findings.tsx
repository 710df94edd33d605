import { useMemo } from 'react';
import { bracketWords as words } from '#brackets/page/words.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { inspectIncome } from '#brackets/inspect-income.ts';
import { bracketRows, centRows, compareFields, limitRows } from './compare.ts';
import { DifferenceFigure, RatesFigure } from './curves-figure.tsx';
import { axisEnd, curveOf, limitsOf } from './curves.ts';
import { IncomeControl } from './income-control.tsx';
import { Figures } from './layout.ts';
import { Table } from './table.tsx';

interface FindingsProps {
  readonly schedule: Schedule;
  readonly other: Schedule;
  /** Dollars. */
  readonly income: number;
  readonly deductions: number;
  readonly onIncome: (income: number) => void;
}

/** The axis grows with an income above the last limit, but not during a drag. */
const axisFor = (schedule: Schedule, other: Schedule, income: number, deductions: number) => {
  const usual = axisEnd([schedule, other], 0, deductions);
  return income <= usual ? usual : axisEnd([schedule, other], income, deductions);
};

/** The results of two schedules for an income: figures, fields, brackets, and cent by cent. */
export function Findings({ schedule, other, income, deductions, onIncome }: FindingsProps) {
  const last = axisFor(schedule, other, income, deductions);
  const curve = useMemo(
    () => curveOf(schedule, other, deductions, last),
    [schedule, other, deductions, last],
  );
  const limits = useMemo(
    () =>
      [...new Set([schedule, other].flatMap((one) => limitsOf(one, deductions)))].sort(
        (a, b) => a - b,
      ),
    [schedule, other, deductions],
  );
  const own = inspectIncome(schedule, income, deductions);
  const beside = inspectIncome(other, income, deductions);
  const shown = { curve, last, own, other: beside };
  const brackets = bracketRows(own);
  return (
    <>
      <Figures>
        <div>
          <RatesFigure {...shown} />
          <IncomeControl income={income} last={last} limits={limits} onChange={onIncome} />
        </div>
        <DifferenceFigure {...shown} />
      </Figures>
      <Table
        caption={words.fields.caption}
        columns={words.fields.columns}
        rows={compareFields(own, beside)}
      />
      {brackets.length === 0 ? (
        <p>{words.brackets.none}</p>
      ) : (
        <Table caption={words.brackets.caption} columns={words.brackets.columns} rows={brackets} />
      )}
      <Table
        caption={words.comparison.caption}
        columns={words.comparison.columns}
        rows={limitRows(schedule, other, last)}
      />
      <Table
        caption={words.cents.caption}
        columns={words.cents.columns}
        rows={centRows({ schedule, other, income, deductions })}
      />
    </>
  );
}
