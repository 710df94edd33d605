import { saveFile } from '#statelab/design/save-file.ts';
import type { LabMachine } from '#statelab/config.ts';
import type { Step } from '#statelab/scenario.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { tapeText } from '#statelab/tape/tape-text.ts';

/** Records steps of a machine as a tape of now. Throws if one cannot happen. */
export const recordNow = ({ scenario, path }: LabMachine, steps: readonly Step[]): Tape =>
  recordPath(scenario, steps, {
    path: path ?? '',
    recordedAt: new Date().toISOString(),
    masked: false,
  });

/** The name of a tape's file. */
export const fileOf = ({ machine, recordedAt }: Tape): string =>
  `${machine}-${recordedAt.slice(0, 19).replaceAll(':', '-')}.tape.json`;

export function saveTape(tape: Tape): void {
  saveFile(fileOf(tape), tapeText(tape), 'application/json');
}
