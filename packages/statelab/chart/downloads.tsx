import { lab } from '#statelab/design/words.ts';
import { Controls, Note, Tool } from '#statelab/design/lab-parts.ts';
import { saveFile } from '#statelab/design/save-file.ts';
import { Drawing } from './drawing.tsx';
import type { ChartLayout } from './layout.ts';
import { printMermaid } from './state-diagram.ts';

/** A chart as SVG that needs no other file: without the lab's font it takes one that is there. */
async function printSvg(layout: ChartLayout): Promise<string> {
  // React's server renderer is large and rarely needed.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { id, states, transitions } = layout.model;
  const label = lab.chart.drawing(id, states.length, transitions.length);
  return renderToStaticMarkup(<Drawing layout={layout} label={label} />);
}

/** Saves a chart as a file. */
export function Downloads({ layout }: { layout: ChartLayout }) {
  const { id } = layout.model;
  const words = lab.chart;
  return (
    <Controls role="group" aria-label={words.download}>
      <Note>{words.download}</Note>
      <Tool
        type="button"
        onClick={async () => saveFile(`${id}.svg`, new Blob([await printSvg(layout)]))}
      >
        {words.formats.svg}
      </Tool>
      <Tool
        type="button"
        onClick={() => saveFile(`${id}.mmd`, new Blob([printMermaid(layout.model)]))}
      >
        {words.formats.mermaid}
      </Tool>
    </Controls>
  );
}
