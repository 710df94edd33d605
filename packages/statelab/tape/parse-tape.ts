import * as v from 'valibot';
import { parseJson } from '#statelab/parse-json.ts';
import { isDeeperThan } from './plain.ts';
import { formatSchema, saysTape, tapeFormat, tapeSchema, tapeVersion, type Tape } from './tape.ts';

/** A tape, or an error message with the fix. */
export type ParsedTape = { readonly tape: Tape } | { readonly refusal: string };

/** The maximum length of a tape, in characters: about 50,000 steps. */
export const maxTapeLength = 20_000_000;

/** The maximum nesting depth; real tapes have a few levels. */
export const maxDepth = 50;

const reject = (refusal: string): ParsedTape => ({ refusal });

const headSchema = v.object({ format: formatSchema, version: v.number() });

/** The place of an issue, with steps counted from 1: 'step 3, event.type'. */
function placeOf(issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map(({ key }) => key);
  const [first, second, ...rest] = keys;
  return first === 'steps' && typeof second === 'number'
    ? [`step ${second + 1}`, rest.join('.')].filter(Boolean).join(', ')
    : keys.join('.');
}

/**
 * Parses a tape. `name` identifies it in error messages, such as a file name. Rejects text that is
 * not a tape, is truncated, too long, of another version or invalid.
 */
export function parseTape(text: string, name: string): ParsedTape {
  if (text.length > maxTapeLength) {
    const size = (text.length / 1e6).toFixed(0);
    const limit = maxTapeLength / 1e6;
    return reject(
      `“${name}” is too big: ${size} million characters, where ${limit} million are read at most. Record a shorter visit.`,
    );
  }
  const parsed = parseJson(text);
  if (parsed === undefined) {
    return reject(
      saysTape(text)
        ? `“${name}” is a tape that breaks off or was damaged. Save it from the lab again.`
        : `“${name}” is not a tape: it holds no JSON. Choose a file that was saved from the lab.`,
    );
  }
  if (isDeeperThan(maxDepth, parsed.value)) {
    return reject(
      `“${name}” is not a tape: its values are nested more than ${maxDepth} deep. Choose a file that was saved from the lab.`,
    );
  }
  const head = v.safeParse(headSchema, parsed.value);
  if (!head.success) {
    return reject(
      `“${name}” is not a tape: it does not say “${tapeFormat}”. Choose a file that was saved from the lab.`,
    );
  }
  if (head.output.version !== tapeVersion) {
    return reject(
      `“${name}” is a tape of version ${head.output.version}; this lab reads version ${tapeVersion}. Open it in the lab it was saved from.`,
    );
  }
  const read = v.safeParse(tapeSchema, parsed.value, { abortEarly: true });
  return read.success
    ? { tape: read.output }
    : reject(
        `“${name}” is a damaged tape: at ${placeOf(read.issues[0])}, ${read.issues[0].message}. Save it from the lab again.`,
      );
}
