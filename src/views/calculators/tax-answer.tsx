import styled from '@emotion/styled';
import { memo, useEffect, useRef } from 'react';
import { taxCalculator } from '#content/interface/tax-calculator.ts';
import type { ScheduleId } from '#content/tax-schedules.ts';
import type { IncomeTax } from '#machines/tax-calculator/income-tax.ts';
import type { TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { scheduleOf } from '#machines/tax-calculator/schedules.ts';
import { Notice } from '#src/design/notice.tsx';
import { panel } from '#src/design/panel.ts';
import { tokens } from '#src/design/tokens.ts';
import { FigureRows, type Figure } from './figure-rows.tsx';
import { formatDollars, formatRate } from './format.ts';
import { TaxTotals } from './tax-totals.tsx';

/** It stays in sight beside a form that is taller. */
const Panel = styled.div(panel, {
  [tokens.media.desktop]: {
    position: 'sticky',
    insetBlockStart: `calc(${tokens.measure.header} + ${tokens.space[16]})`,
  },
});
const Output = styled.output({ display: 'block' });
const With = styled.strong({ display: 'block', marginBlockStart: tokens.space[24] });
const Remark = styled.div({
  '&:not(:empty)': { marginBlockStart: tokens.space[16] },
  '& > div': { marginBlockEnd: 0 },
});
const { prompt, results } = taxCalculator;

const figuresOf = (tax: IncomeTax): readonly Figure[] => [
  { label: results.afterTaxIncome, value: formatDollars(tax.afterTaxIncome) },
  { label: results.grossIncome, value: formatDollars(tax.grossIncome) },
  { label: results.deductions, value: formatDollars(tax.deductions) },
  { label: results.taxableIncome, value: formatDollars(tax.taxableIncome) },
  {
    label: results.effectiveRate.label,
    value: formatRate(tax.effectiveRate),
    note: results.effectiveRate.hint,
  },
  {
    label: results.marginalRate.label,
    value: formatRate(tax.marginalRate),
    note: results.marginalRate.hint,
  },
];

interface TaxAnswerProps {
  answer: { readonly inputs: TaxInputs; readonly tax: IncomeTax } | null;
  /** The form has changed since. */
  isStale: boolean;
  /** The schedule in force today. */
  inForce: ScheduleId;
}

/** What was last calculated, or the prompt to fill in the form. A new result is brought into sight. */
export const TaxAnswer = memo(function TaxAnswer({ answer, isStale, inForce }: TaxAnswerProps) {
  const answerPanel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== null) answerPanel.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);

  return (
    <Panel ref={answerPanel}>
      <h3>{answer === null ? prompt.heading : results.heading}</h3>
      <Output htmlFor="income-type income deductions schedule">
        {answer === null ? (
          prompt.text
        ) : (
          <>
            <TaxTotals inputs={answer.inputs} inForce={inForce} />
            <With>{results.with(scheduleOf(answer.inputs.schedule).name)}</With>
            <FigureRows figures={figuresOf(answer.tax)} />
          </>
        )}
      </Output>
      <Remark role="status">{isStale && <Notice>{results.stale}</Notice>}</Remark>
    </Panel>
  );
});
