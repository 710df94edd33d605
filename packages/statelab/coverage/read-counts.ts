import * as v from 'valibot';
import { coverage as words } from '#statelab/messages/coverage.ts';
import type { LabMachine } from '#statelab/config.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { tapeFormat } from '#statelab/tape/tape.ts';
import { countVisit, type ReadCounts } from './count-visit.ts';
import { coverageSchema } from './coverage-file.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a tape or a coverage file for a machine. `name` is what the reader calls it. */
export function readCounts({ id, machine }: LabMachine, text: string, name: string): ReadCounts {
  const file = v.safeParse(coverageSchema, parse(text));
  if (file.success) {
    const counts = file.output.machines[id];
    return counts === undefined ? { refusal: words.notOfTests } : { counts };
  }
  if (!text.includes(`"${tapeFormat}"`)) return { refusal: words.refusals.neither(name) };
  const read = parseTape(text, name);
  if ('refusal' in read) return read;
  const { tape } = read;
  if (tape.machine !== id) {
    return { refusal: words.refusals.otherMachine(name, tape.machine, id) };
  }
  return countVisit(machine, tape, name);
}
