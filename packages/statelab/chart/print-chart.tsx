import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from './drawing.tsx';
import type { ChartLayout } from './layout.ts';
import type { Overlay } from './overlay.ts';

/** A chart as an SVG file's text, with what an overlay shows on it. */
export const printChart = (layout: ChartLayout, label: string, overlay?: Overlay): string =>
  renderToStaticMarkup(<Drawing layout={layout} label={label} overlay={overlay} />);
