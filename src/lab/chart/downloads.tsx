import { useState } from 'react';
import { lab } from '#content/lab-chart.ts';
import { Controls, Note, Tool } from '#src/lab/app/lab-parts.ts';
import type { ChartLayout } from './layout.ts';
import { printMermaid } from './mermaid.ts';
import { saveFile } from './save-file.ts';

interface DownloadsProps {
  readonly layout: ChartLayout;
}

/** What prints drawings is large and seldom asked for. */
const loadPrinter = () => import('./stand-alone.ts');

/** The chart as a file: SVG, PNG or Mermaid. */
export function Downloads({ layout }: DownloadsProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { model } = layout;
  const { download, formats, drawing } = lab.chart;
  const label = drawing(model.id, model.states.length, model.transitions.length);

  async function saveSvg(): Promise<void> {
    const { standAloneSvg } = await loadPrinter();
    const svg = await standAloneSvg(layout, label);
    saveFile(`${model.id}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
  }
  async function savePng(): Promise<void> {
    const { drawPng, standAloneSvg } = await loadPrinter();
    const png = await drawPng(layout, await standAloneSvg(layout, label));
    if (png === null) setProblem(lab.chart.pngFailed);
    else saveFile(`${model.id}.png`, png);
  }
  function saveMermaid(): void {
    saveFile(`${model.id}.mmd`, new Blob([printMermaid(model)], { type: 'text/plain' }));
  }

  return (
    <Controls role="group" aria-label={download}>
      <Note>{download}</Note>
      <Tool type="button" onClick={() => void saveSvg()}>
        {formats.svg}
      </Tool>
      <Tool type="button" onClick={() => void savePng()}>
        {formats.png}
      </Tool>
      <Tool type="button" onClick={saveMermaid}>
        {formats.mermaid}
      </Tool>
      {problem !== null && <p role="alert">{problem}</p>}
    </Controls>
  );
}
