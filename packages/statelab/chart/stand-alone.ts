import { fetchDataUrl } from '#statelab/app/data-url.ts';
import type { ChartLayout } from './layout.ts';
import type { Overlay } from './overlay.ts';
import { printChart } from './print-chart.tsx';

/** A chart as SVG that holds its typeface, so that it looks the same anywhere. */
export async function standAloneSvg(
  layout: ChartLayout,
  label: string,
  overlay?: Overlay,
): Promise<string> {
  const font = await fetchDataUrl('/fonts/overpass-latin.woff2');
  const face = `@font-face{font-family:Overpass;font-weight:400 900;src:url(${font}) format('woff2')}`;
  return printChart(layout, label, overlay).replace('<style>', `<style>${face}`);
}
