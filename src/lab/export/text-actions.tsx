import { useState } from 'react';
import { exportWords as words } from '#content/lab-paths.ts';
import { Controls, Note, Tool } from '#src/lab/app/lab-parts.ts';
import { saveFile } from '#src/lab/chart/save-file.ts';

interface TextActionsProps {
  readonly text: string;
  readonly fileName: string;
}

/** Saves a text as a file, or copies it. */
export function TextActions({ text, fileName }: TextActionsProps) {
  const [said, setSaid] = useState('');

  function copy(): void {
    navigator.clipboard.writeText(text).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    );
  }

  return (
    <Controls>
      <Tool
        type="button"

        onClick={() => saveFile(fileName, new Blob([text], { type: 'text/plain' }))}
      >
        {words.save}
      </Tool>
      <Tool type="button" onClick={copy}>
        {words.copy}
      </Tool>
      <Note role="status">{said}</Note>
    </Controls>
  );
}
