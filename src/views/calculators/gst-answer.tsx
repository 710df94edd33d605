import styled from '@emotion/styled';
import { memo, type RefObject } from 'react';
import { gstCalculator } from '#content/interface/gst-calculator.ts';
import type { GstCalculatorActor } from '#machines/gst-calculator/gst-calculator.machine.ts';
import { gstFor, type GstInputs } from '#machines/gst-calculator/inputs.ts';
import type { Gst } from '#brackets/core/gst.ts';
import { formatCents } from '#brackets/core/format.ts';
import { panel } from '#src/design/primitives.tsx';
import { LazyAnnouncement } from '#src/views/lazy-announcement.tsx';
import { CopyButtons } from './copy-buttons.tsx';
import { FigureRows, type Figure } from './figure-rows.tsx';

const Panel = styled.div(panel);
const Output = styled.output({ display: 'block' });
const { result: words } = gstCalculator;

const figuresOf = ({ original, gstAmount, total, type }: Gst): readonly Figure[] => [
  { label: words.original[type], value: formatCents(original) },
  { label: words.gst, value: formatCents(gstAmount) },
  { label: words.total[type], value: formatCents(total), main: true },
];

const sentenceOf = ({ gstAmount, total, type }: Gst): string =>
  gstCalculator.said(words.total[type], formatCents(total), formatCents(gstAmount));

interface GstAnswerProps {
  actor: GstCalculatorActor;
  inputs: GstInputs;
  /** Takes focus when an example has filled in the form. */
  heading: RefObject<HTMLHeadingElement | null>;
}

export const GstAnswer = memo(function GstAnswer({ actor, inputs, heading }: GstAnswerProps) {
  const result = gstFor(inputs);
  const { mode, amount, rate } = inputs;
  return (
    <Panel>
      <h3 ref={heading} tabIndex={-1}>
        {words.heading}
      </h3>
      <Output htmlFor="mode amount rate" aria-live="off" data-answered={result !== null}>
        {result === null ? gstCalculator.empty : <FigureRows figures={figuresOf(result)} />}
      </Output>
      <LazyAnnouncement of={result && [mode, amount, rate].join()} served={null}>
        {result === null ? '' : sentenceOf(result)}
      </LazyAnnouncement>
      <CopyButtons actor={actor} result={result} />
    </Panel>
  );
});
