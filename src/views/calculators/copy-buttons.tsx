import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { gstCalculator } from '#content/interface/gst-calculator.ts';
import type { GstCalculatorActor } from '#machines/gst-calculator/gst-calculator.machine.ts';
import type { Gst } from '#brackets/core/gst.ts';
import { figureText, type GstFigure } from '#machines/gst-calculator/inputs.ts';
import { Button } from '#src/design/button.tsx';
import { tokens } from '#src/design/tokens.ts';
import { ScreenOnly } from './calculator-style.ts';

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[16],
  marginBlockStart: tokens.space[16],
  marginInlineStart: `calc(-1 * ${tokens.space[8]})`,
});
const Said = styled.p({ margin: `${tokens.space[8]} 0 0` });
const { copy, result: words } = gstCalculator;

const figures: readonly { readonly figure: GstFigure; readonly label: string }[] = [
  { figure: 'original', label: copy.original },
  { figure: 'gstAmount', label: copy.gst },
  { figure: 'total', label: copy.total },
];

const labelOf = (figure: GstFigure, { type }: Gst): string =>
  figure === 'gstAmount' ? words.gst : words[figure][type];

export function CopyButtons({ actor, result }: { actor: GstCalculatorActor; result: Gst | null }) {
  const copying = useSelector(actor, ({ context }) => context.copying);
  const isCopied = useSelector(actor, (snapshot) => snapshot.hasTag('copied'));
  const isNotCopied = useSelector(actor, (snapshot) => snapshot.hasTag('not copied'));
  return (
    <ScreenOnly>
      {result !== null && (
        <Row>
          {figures.map(({ figure, label }) => (
            <Button
              key={figure}
              kind="quiet"
              onClick={() => actor.send({ type: 'FIGURE.COPY', figure })}
            >
              {label}
            </Button>
          ))}
        </Row>
      )}
      <Said role="status">
        {result !== null &&
          isCopied &&
          copying !== 'lines' &&
          copy.copied(labelOf(copying, result), figureText(result, copying))}
        {isNotCopied && copying !== 'lines' && copy.failed}
      </Said>
    </ScreenOnly>
  );
}
