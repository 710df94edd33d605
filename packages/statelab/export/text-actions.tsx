import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { exportWords as words } from '#statelab/messages/paths.ts';
import { Controls, Note, Tool } from '#statelab/app/lab-parts.ts';
import { saveFile } from '#statelab/chart/save-file.ts';
import type { exportMachine } from './export.machine.ts';

interface TextActionsProps {
  readonly exporter: ActorRefFrom<typeof exportMachine>;
  readonly text: string;
  readonly fileName: string;
}

export function TextActions({ exporter, text, fileName }: TextActionsProps) {
  const isCopied = useSelector(exporter, (snapshot) => snapshot.hasTag('copied'));
  const isNotCopied = useSelector(exporter, (snapshot) => snapshot.hasTag('not copied'));

  return (
    <Controls>
      <Tool
        type="button"
        onClick={() => saveFile(fileName, new Blob([text], { type: 'text/plain' }))}
      >
        {words.save}
      </Tool>
      <Tool type="button" onClick={() => exporter.send({ type: 'TEXT.COPY', text })}>
        {words.copy}
      </Tool>
      <Note role="status">
        {isCopied && words.copied}
        {isNotCopied && words.notCopied}
      </Note>
    </Controls>
  );
}
