import type { ChartLayout } from './layout.ts';
import type { Overlay } from './overlay.ts';
import { printChart } from './print-chart.tsx';

/** The longest side of a PNG, in px, that every browser draws. */
const longestSide = 8000;

async function dataUrlOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The typeface at ${address} could not be read.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return `data:font/woff2;base64,${btoa(text)}`;
}

/** A chart as SVG that holds its typeface, so that it looks the same anywhere. */
export async function standAloneSvg(
  layout: ChartLayout,
  label: string,
  overlay?: Overlay,
): Promise<string> {
  const font = await dataUrlOf('/fonts/overpass-latin.woff2');
  const face = `@font-face{font-family:Overpass;font-weight:400 900;src:url(${font}) format('woff2')}`;
  return printChart(layout, label, overlay).replace('<style>', `<style>${face}`);
}

/** A chart's SVG as a PNG on white, twice its size where it is not too large. Throws where the browser can't draw it. */
export async function drawPng({ width, height }: ChartLayout, svg: string): Promise<Blob> {
  const scale = Math.min(2, longestSide / Math.max(width, height));
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The chart is too large for this browser to draw.');
  return blob;
}
