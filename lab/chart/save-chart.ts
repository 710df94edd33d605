import { fromPromise } from 'xstate';
import { lab } from '#lab/words/chart.ts';
import type { DownloadFormat } from './download.machine.ts';
import { drawPng } from './draw-png.ts';
import type { ChartLayout } from './layout.ts';
import { printMermaid } from './mermaid.ts';
import { saveFile } from './save-file.ts';

const endings: Readonly<Record<DownloadFormat, string>> = {
  svg: 'svg',
  png: 'png',
  mermaid: 'mmd',
};

async function print(layout: ChartLayout, format: DownloadFormat): Promise<Blob> {
  const { model } = layout;
  if (format === 'mermaid') return new Blob([printMermaid(model)], { type: 'text/plain' });
  const label = lab.chart.drawing(model.id, model.states.length, model.transitions.length);
  // What prints drawings is large and seldom asked for.
  const { standAloneSvg } = await import('./stand-alone.ts');
  const svg = await standAloneSvg(layout, label);
  if (format === 'svg') return new Blob([svg], { type: 'image/svg+xml' });
  return drawPng({ svg, width: layout.width, height: layout.height, scale: 2 });
}

/** Saves a chart as a file of that format. */
export const saveChart = fromPromise<void, { layout: ChartLayout; format: DownloadFormat }>(
  async ({ input: { layout, format } }) =>
    saveFile(`${layout.model.id}.${endings[format]}`, await print(layout, format)),
);
