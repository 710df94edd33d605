import { renderToStaticMarkup } from 'react-dom/server';
import { lab } from '#statelab/design/words.ts';
import { Drawing } from './drawing.tsx';
import type { ChartLayout } from './layout.ts';

/** A chart as SVG that needs no other file: without the lab's font it takes one that is there. */
export function printChart(layout: ChartLayout): string {
  const { id, states, transitions } = layout.model;
  const label = lab.chart.drawing(id, states.length, transitions.length);
  return renderToStaticMarkup(<Drawing layout={layout} label={label} />);
}
