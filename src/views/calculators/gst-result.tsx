import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { memo, type RefObject } from 'react';
import { gstCalculator } from '#content/ui/gst-calculator.ts';
import type { GstCalculatorActor } from '#machines/gst-calculator/gst-calculator.machine.ts';
import {
  figureText,
  type GstFigure,
  gstFor,
  type GstInputs,
  totalAddedAgain,
} from '#machines/gst-calculator/inputs.ts';
import type { Gst } from '#brackets/core/gst.ts';
import { formatCents } from '#brackets/core/format.ts';
import { Button } from '#src/design/button.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Announcement } from '#src/views/announcement.tsx';
import { mainFigure, Note, ScreenOnly } from './calculator-style.tsx';

const CopyRow = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[16],
  marginBlockStart: tokens.space[16],
});
const Status = styled.p({ margin: `${tokens.space[8]} 0 0` });
const { copy, result: words } = gstCalculator;

/** The answer first. */
const figures: readonly { readonly figure: GstFigure; readonly label: string }[] = [
  { figure: 'total', label: copy.total },
  { figure: 'gstAmount', label: copy.gst },
  { figure: 'original', label: copy.original },
];

const labelOf = (figure: GstFigure, { type }: Gst): string =>
  figure === 'gstAmount' ? words.gst : words[figure][type];

function CopyButtons({ actor, result }: { actor: GstCalculatorActor; result: Gst | null }) {
  const copying = useSelector(actor, ({ context }) => context.copying);
  const isCopied = useSelector(actor, (snapshot) => snapshot.hasTag('copied'));
  const isNotCopied = useSelector(actor, (snapshot) => snapshot.hasTag('not copied'));
  return (
    <ScreenOnly>
      {result !== null && (
        <CopyRow>
          {figures.map(({ figure, label }) => (
            <Button
              key={figure}
              kind="quiet"
              onClick={() => actor.send({ type: 'FIGURE.COPY', figure })}
            >
              {label}
            </Button>
          ))}
        </CopyRow>
      )}
      <Status role="status">
        {copying !== 'lines' &&
          (isNotCopied
            ? copy.failed
            : isCopied &&
              result !== null &&
              copy.copied(labelOf(copying, result), figureText(result, copying)))}
      </Status>
    </ScreenOnly>
  );
}

const Outcome = styled.div({
  marginBlockEnd: tokens.space[24],
  '& > h3': { marginBlockEnd: 0 },
  '& > output': { display: 'block' },
});
const Row = styled.span(
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.space[16],
    paddingBlock: tokens.space[8],
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    '& > :last-child': {
      flex: 'none',
      fontFeatureSettings: "'tnum'",
      fontWeight: tokens.weight.semibold,
    },
  },
  mainFigure('&'),
);

/** The result, in elements that an `<output>` may contain. */
const Figures = ({ result }: { result: Gst }) =>
  figures.map(({ figure }) => (
    <Row key={figure} data-main={figure === 'total' ? true : undefined}>
      <span>{labelOf(figure, result)}</span> <span>{formatCents(result[figure])}</span>
    </Row>
  ));

const sentenceOf = ({ gstAmount, total, type }: Gst): string =>
  gstCalculator.announcement(words.total[type], formatCents(total), formatCents(gstAmount));

interface GstResultProps {
  actor: GstCalculatorActor;
  inputs: GstInputs;
  /** Takes focus when an example has filled in the form. */
  heading: RefObject<HTMLHeadingElement | null>;
}

export const GstResult = memo(function GstResult({ actor, inputs, heading }: GstResultProps) {
  const result = gstFor(inputs);
  const { mode, amount, supply } = inputs;
  const again = totalAddedAgain(inputs);
  return (
    <Outcome data-result>
      <h3 ref={heading} tabIndex={-1}>
        {words.heading}
      </h3>
      <output htmlFor="mode amount supply" aria-live="off" data-has-result={result !== null}>
        {result === null ? gstCalculator.empty : <Figures result={result} />}
      </output>
      <Announcement of={result && [mode, amount, supply].join()}>
        {result === null ? '' : sentenceOf(result)}
      </Announcement>
      {result !== null && again !== null && (
        <Note>{words.addedAgain(formatCents(result.total), formatCents(again))}</Note>
      )}
      <CopyButtons actor={actor} result={result} />
    </Outcome>
  );
});
