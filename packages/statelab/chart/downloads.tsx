import { lab } from '#statelab/design/words.ts';
import { Controls, Note, Tool } from '#statelab/design/lab-parts.ts';
import { saveFile } from '#statelab/design/save-file.ts';
import type { ChartLayout } from './layout.ts';
import { printMermaid } from './state-diagram.ts';

/** Prints a chart by the extension of its file. */
const printers = {
  // React's server renderer is large and rarely needed.
  svg: async (layout: ChartLayout) => (await import('./print-chart.tsx')).printChart(layout),
  mmd: async ({ model }: ChartLayout) => printMermaid(model),
};

/** Saves a chart as a file. */
export function Downloads({ layout }: { layout: ChartLayout }) {
  const save = async (format: keyof typeof printers): Promise<void> =>
    saveFile(`${layout.model.id}.${format}`, new Blob([await printers[format](layout)]));
  const words = lab.chart;
  return (
    <Controls role="group" aria-label={words.download}>
      <Note>{words.download}</Note>
      <Tool type="button" onClick={() => save('svg')}>
        {words.formats.svg}
      </Tool>
      <Tool type="button" onClick={() => save('mmd')}>
        {words.formats.mermaid}
      </Tool>
    </Controls>
  );
}
