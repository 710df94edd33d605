import { useSelector } from '@xstate/react';
import { lab } from '#lab/words/chart.ts';
import { useLabActor } from '#lab/app/lab-actors.ts';
import { Controls, Note, Tool } from '#lab/app/lab-parts.ts';
import { downloadFormats, downloadMachine } from './download.machine.ts';
import type { ChartLayout } from './layout.ts';

/** The chart as a file: SVG, PNG or Mermaid. */
export function Downloads({ layout }: { layout: ChartLayout }) {
  const download = useLabActor(downloadMachine, { layout });
  const hasFailed = useSelector(download, (snapshot) => snapshot.hasTag('failed'));
  const words = lab.chart;
  return (
    <Controls role="group" aria-label={words.download}>
      <Note>{words.download}</Note>
      {downloadFormats.map((format) => (
        <Tool
          key={format}
          type="button"
          onClick={() => download.send({ type: 'FILE.ASK', format })}
        >
          {words.formats[format]}
        </Tool>
      ))}
      {hasFailed && <p role="alert">{words.pngFailed}</p>}
    </Controls>
  );
}
