import { useActorRef, useSelector } from '@xstate/react';
import type { AnyStateMachine } from 'xstate';
import { lab } from '#statelab/design/words.ts';
import { Controls, Note, Tool } from '#statelab/design/lab-parts.ts';
import { downloadMachine } from './download.machine.ts';
import type { ChartLayout } from './layout.ts';

interface DownloadsProps {
  readonly machine: AnyStateMachine;
  readonly layout: ChartLayout;
}

export function Downloads({ machine, layout }: DownloadsProps) {
  const download = useActorRef(downloadMachine, { input: { machine, layout } });
  const hasFailed = useSelector(download, (snapshot) => snapshot.matches('failed'));
  const words = lab.chart;
  return (
    <Controls role="group" aria-label={words.download}>
      <Note>{words.download}</Note>
      {(['svg', 'mermaid'] as const).map((format) => (
        <Tool
          key={format}
          type="button"
          onClick={() => download.send({ type: 'FILE.ASK', format })}
        >
          {words.formats[format]}
        </Tool>
      ))}
      {hasFailed && <p role="alert">{words.downloadFailed}</p>}
    </Controls>
  );
}
