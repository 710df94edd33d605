import { Controls, Note, Tool } from '#statelab/design/lab-parts.ts';
import { saveFile } from '#statelab/design/save-file.ts';
import { Drawing } from './drawing.tsx';
import type { ChartLayout } from './layout.ts';
import { printMermaid } from './state-diagram.ts';

/** A chart as SVG that needs no other file: without the lab's font it takes one that is there. */
async function printSvg(layout: ChartLayout): Promise<string> {
  // React's server renderer is large and rarely needed.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(<Drawing layout={layout} />);
}

/** Saves a chart as a file. */
export function Downloads({ layout }: { layout: ChartLayout }) {
  const { id } = layout.model;
  return (
    <Controls role="group" aria-label="Download">
      <Note>Download</Note>
      <Tool type="button" onClick={async () => saveFile(`${id}.svg`, await printSvg(layout))}>
        SVG
      </Tool>
      <Tool type="button" onClick={() => saveFile(`${id}.mmd`, printMermaid(layout.model))}>
        Mermaid
      </Tool>
    </Controls>
  );
}
