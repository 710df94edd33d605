import { renderToStaticMarkup } from 'react-dom/server';
import { fetchDataUrl } from '#statelab/app/data-url.ts';
import { Drawing } from './drawing.tsx';
import type { ChartLayout } from './layout.ts';

/** A chart as SVG with its font embedded. */
export async function standAloneSvg(layout: ChartLayout, label: string): Promise<string> {
  const font = await fetchDataUrl('/fonts/overpass-latin.woff2');
  const face = `@font-face{font-family:Overpass;font-weight:400 900;src:url(${font}) format('woff2')}`;
  return printChart(layout, label).replace('<style>', `<style>${face}`);
}

export const printChart = (layout: ChartLayout, label: string): string =>
  renderToStaticMarkup(<Drawing layout={layout} label={label} />);
