import * as v from 'valibot';
import { labConfig, labMachineOf, type LabMachine } from '#statelab/config.ts';
import { parseJson } from '#statelab/parse-json.ts';
import { isDeeperThan } from '#statelab/machine/plain.ts';
import { UsageError } from '#statelab/usage-error.ts';
import { tapeFormat, tapeSchema, tapeVersion, type Tape } from './tape.ts';

/** The maximum nesting depth; real tapes have a few levels. */
export const maxDepth = 50;

const headSchema = v.object({ format: v.literal(tapeFormat), version: v.number() });

const choose = 'Choose a file that was saved from the lab.';

/** The place of an issue, with steps counted from 1: 'step 3, event.type'. */
function placeOf(issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map(({ key }) => key);
  const [first, second, ...rest] = keys;
  return first === 'steps' && typeof second === 'number'
    ? [`step ${second + 1}`, rest.join('.')].filter(Boolean).join(', ')
    : keys.join('.');
}

/** Reads a tape, or says what is wrong, as the end of a sentence. */
function readTape(text: string): Tape | string {
  const parsed = parseJson(text);
  if (parsed === undefined) {
    return text.includes(`"${tapeFormat}"`)
      ? 'a tape that breaks off or was damaged. Save it from the lab again.'
      : `not a tape: ${text.trim() === '' ? 'it is empty' : 'it holds no JSON'}. ${choose}`;
  }
  if (isDeeperThan(maxDepth, parsed.value)) {
    return `not a tape: its values are nested more than ${maxDepth} deep. ${choose}`;
  }
  const head = v.safeParse(headSchema, parsed.value);
  if (!head.success) return `not a tape: it does not say “${tapeFormat}”. ${choose}`;
  if (head.output.version !== tapeVersion) {
    return `a tape of version ${head.output.version}; this lab reads version ${tapeVersion}. Open it in the lab it was saved from.`;
  }
  const read = v.safeParse(tapeSchema, parsed.value, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  return `a damaged tape: at ${placeOf(issue)}, ${issue.message}. Save it from the lab again.`;
}

/**
 * Reads a tape from its JSON; errors call it `name`. Throws UsageError, with what is wrong and what to do,
 * if the text is no tape, is too long, was cut off, or has another version or invalid steps.
 */
export function parseTape(text: string, name: string): Tape {
  checkSize(name, text.length);
  const read = readTape(text);
  if (typeof read === 'string') throw new UsageError(`“${name}” is ${read}`);
  return read;
}

/** The lab's machine of a tape. Throws UsageError if there is no such machine. */
export function machineOfTape({ machine }: Tape, name: string): LabMachine {
  const entry = labMachineOf(machine);
  if (entry !== undefined) return entry;
  const known = labConfig().machines.map(({ id }) => id);
  throw new UsageError(
    `“${name}” is a tape of “${machine}”, and there is no such machine; there are ${known.join(', ')}.`,
  );
}

/** The largest tape that is read, in bytes or characters: about 50,000 steps. */
const maxFileSize = 20_000_000;

/** Throws UsageError for a tape that is too big. */
export function checkSize(name: string, size: number): void {
  if (size <= maxFileSize) return;
  throw new UsageError(
    `“${name}” is too big: ${Math.round(size / 1e6)} MB. The limit is ${maxFileSize / 1e6} MB.`,
  );
}

/** The text of a file. Does not start reading one that is too big. */
export async function readText(file: File): Promise<string> {
  checkSize(file.name, file.size);
  return file.text().catch((cause: unknown) => {
    const why = `The browser could not read “${file.name}”. Choose it again.`;
    throw new UsageError(why, { cause });
  });
}
