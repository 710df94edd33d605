import * as v from 'valibot';
import { parseJson } from '#statelab/parse-json.ts';
import { isDeeperThan } from '#statelab/machine/plain.ts';
import { tapeFormat, tapeSchema, tapeVersion, type Tape } from './tape.ts';

/** The maximum length of a tape, in characters: about 50,000 steps. */
export const maxTapeLength = 20_000_000;

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
  if (text.length > maxTapeLength) {
    const size = (text.length / 1e6).toFixed(0);
    return `too big: ${size} million characters, where ${maxTapeLength / 1e6} million are read at most. Record a shorter visit.`;
  }
  const parsed = parseJson(text);
  if (parsed === undefined) {
    return text.includes(`"${tapeFormat}"`)
      ? 'a tape that breaks off or was damaged. Save it from the lab again.'
      : `not a tape: it holds no JSON. ${choose}`;
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
 * Parses a tape, or gives an error message with the fix, in which `name` identifies it, such as a file
 * name. Rejects text that is not a tape, is truncated, too long, of another version or invalid.
 */
export function parseTape(
  text: string,
  name: string,
): { readonly tape: Tape } | { readonly refusal: string } {
  const read = readTape(text);
  return typeof read === 'string' ? { refusal: `“${name}” is ${read}` } : { tape: read };
}

/** In bytes: the longest tape in UTF-8, at 3 bytes a character. */
const maxFileSize = 3 * maxTapeLength;

/** The error message for a file that is too big, if it is. */
export const refusalOfSize = (name: string, size: number): string | undefined =>
  size > maxFileSize
    ? `“${name}” is too big: ${Math.round(size / 1e6)} MB. The limit is ${maxFileSize / 1e6} MB.`
    : undefined;

/** The text of a file, or an error message. Does not start reading a file that is too big. */
export async function readText(
  file: File,
): Promise<{ readonly text: string } | { readonly refusal: string }> {
  const refusal = refusalOfSize(file.name, file.size);
  if (refusal !== undefined) return { refusal };
  return file.text().then(
    (text) => ({ text }),
    () => ({ refusal: `The browser could not read “${file.name}”. Choose it again.` }),
  );
}
