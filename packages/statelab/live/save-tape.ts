import { saveFile } from '#statelab/chart/save-file.ts';
import type { Tape } from '#statelab/tape/tape.ts';

export function saveTape(tape: Tape): void {
  const time = tape.recordedAt.slice(0, 19).replaceAll(':', '-');
  const content = new Blob([JSON.stringify(tape, null, 1)], { type: 'application/json' });
  saveFile(`${tape.machine}-${time}.tape.json`, content);
}
