import { saveFile } from '#statelab/app/save-file.ts';
import type { Tape } from '#statelab/tape/tape.ts';

/** Dates a tape now. */
export const dated = (tape: Tape): Tape => ({ ...tape, recordedAt: new Date().toISOString() });

export function saveTape(tape: Tape): void {
  const time = tape.recordedAt.slice(0, 19).replaceAll(':', '-');
  const content = new Blob([JSON.stringify(tape, null, 1)], { type: 'application/json' });
  saveFile(`${tape.machine}-${time}.tape.json`, content);
}
