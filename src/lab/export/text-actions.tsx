import { useState } from 'react';
import { exportWords as words } from '#content/lab-paths.ts';
import { controlsClass, noteClass, toolClass } from '#src/lab/app/lab-style.ts';
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
    <div className={controlsClass}>
      <button
        type="button"
        className={toolClass}
        onClick={() => saveFile(fileName, new Blob([text], { type: 'text/plain' }))}
      >
        {words.save}
      </button>
      <button type="button" className={toolClass} onClick={copy}>
        {words.copy}
      </button>
      <p role="status" className={noteClass}>
        {said}
      </p>
    </div>
  );
}
