import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { gstCalculator } from '#content/ui/gst-calculator.ts';
import type { GstCalculatorActor } from '#machines/gst-calculator/gst-calculator.machine.ts';
import { amountToAskAbout, type GstInputs } from '#machines/gst-calculator/inputs.ts';
import { gstColumn, type GstColumn as GstColumnSums } from '#brackets/core/gst-column.ts';
import { formatCents } from '#brackets/core/format.ts';
import { Button } from '#src/design/button.tsx';
import { DataTable, figureColumns } from '#src/design/data-table.tsx';
import { Field } from '#src/design/field.tsx';
import { tokens } from '#src/design/tokens.ts';
import { amountProblem } from './amount-problem.ts';
import { Note, ScreenOnly } from './calculator-style.tsx';

const { amount: amountWords, column: words, result, copy } = gstCalculator;

const Frame = styled.div({ gridColumn: '1 / -1', marginBlockStart: tokens.space[24] });

const rowOf = (name: string, { original, gstAmount, total }: GstColumnSums['sum']) => [
  name,
  formatCents(original),
  formatCents(gstAmount),
  formatCents(total),
];

/** Several amounts with their GST, and their sums. */
export function GstColumn({ actor, inputs }: { actor: GstCalculatorActor; inputs: GstInputs }) {
  const typed = useSelector(actor, ({ context }) => context.inputs.lines);
  const isOfColumn = useSelector(actor, ({ context }) => context.copying === 'lines');
  const isCopied = useSelector(actor, (snapshot) => snapshot.hasTag('copied'));
  const isNotCopied = useSelector(actor, (snapshot) => snapshot.hasTag('not copied'));
  const column = gstColumn(inputs);
  const { mode } = inputs;
  return (
    <Frame>
      <Field
        id="lines"
        name="lines"
        label={words.label}
        hint={words.hint}
        rows={5}
        value={typed}
        onChange={(lines) => actor.send({ type: 'INPUTS.CHANGE', change: { lines } })}
      />
      {column !== null && column.onSum !== null && (
        <>
          <DataTable
            caption={words.caption}
            columns={figureColumns(
              words.line,
              result.original[mode],
              result.gst,
              result.total[mode],
            )}
            rows={[
              ...column.rows.map((row, index) => rowOf(String(index + 1), row)),
              rowOf(words.sum, column.sum),
              rowOf(words.onSum, column.onSum),
            ]}
            stacks
          />
          <Note>{words.note}</Note>
          <ScreenOnly>
            <Button
              kind="secondary"
              onClick={() => actor.send({ type: 'FIGURE.COPY', figure: 'lines' })}
            >
              {words.copy}
            </Button>
          </ScreenOnly>
        </>
      )}
      {column !== null && column.invalidLines.length > 0 && (
        <Note>{words.invalidLines(column.invalidLines.join(', '))}</Note>
      )}
      {column?.invalidLines.map((line, index) => {
        const problem = amountToAskAbout(line);
        return (
          problem?.kind === 'unclear' && (
            <Note key={index}>{amountProblem(line, problem, amountWords)}</Note>
          )
        );
      })}
      <p role="status">{isOfColumn && (isNotCopied ? copy.failed : isCopied && words.copied)}</p>
    </Frame>
  );
}
