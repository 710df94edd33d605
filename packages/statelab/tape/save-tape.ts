import { saveFile } from '#statelab/app/save-file.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { tapeText } from '#statelab/tape/tape-text.ts';

/** Dates a tape now. */
export const dated = (tape: Tape): Tape => ({ ...tape, recordedAt: new Date().toISOString() });

export function saveTape(tape: Tape): void {
  const time = tape.recordedAt.slice(0, 19).replaceAll(':', '-');
  const content = new Blob([tapeText(tape)], { type: 'application/json' });
  saveFile(`${tape.machine}-${time}.tape.json`, content);
}
