import * as v from 'valibot';
import { isDeeperThan } from './is-deeper-than.ts';
import { tapeFormat, tapeSchema, tapeVersion, type Tape } from './tape.ts';

/** A tape, or one sentence on why there is none and what to do. */
export type ParsedTape = { readonly tape: Tape } | { readonly refusal: string };

/** The longest text that is read, in characters: about 50,000 steps. */
export const longestTape = 20_000_000;

/** How deep values may be nested: a tape's own are a few levels deep. */
export const deepest = 50;

const refuse = (refusal: string): ParsedTape => ({ refusal });

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const headSchema = v.object({ format: v.literal(tapeFormat), version: v.number() });

/** Where in the tape something is wrong, as a reader counts: 'step 3, event.type'. */
function placeOf(issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map(({ key }) => key);
  const [first, second, ...rest] = keys;
  return first === 'steps' && typeof second === 'number'
    ? [`step ${second + 1}`, rest.join('.')].filter(Boolean).join(', ')
    : keys.join('.');
}

/**
 * Reads a tape from text. `name` is what the reader calls it, such as a file's name. Text
 * that is no tape, is cut short, too long, of another version or wrong in some place is
 * refused in a sentence.
 */
export function parseTape(text: string, name: string): ParsedTape {
  if (text.length > longestTape) {
    const size = (text.length / 1e6).toFixed(0);
    const limit = longestTape / 1e6;
    return refuse(
      `“${name}” is too big: ${size} million characters, where ${limit} million are read at most. Record a shorter visit.`,
    );
  }
  const parsed = parse(text);
  if (parsed === undefined) {
    return refuse(
      text.includes(`"${tapeFormat}"`)
        ? `“${name}” is a tape that breaks off or was damaged. Save it from the lab again.`
        : `“${name}” is not a tape: it holds no JSON. Choose a file that was saved from the lab.`,
    );
  }
  if (isDeeperThan(deepest, parsed.value)) {
    return refuse(
      `“${name}” is not a tape: its values are nested more than ${deepest} deep. Choose a file that was saved from the lab.`,
    );
  }
  const head = v.safeParse(headSchema, parsed.value);
  if (!head.success) {
    return refuse(
      `“${name}” is not a tape: it does not say “${tapeFormat}”. Choose a file that was saved from the lab.`,
    );
  }
  if (head.output.version !== tapeVersion) {
    return refuse(
      `“${name}” is a tape of version ${head.output.version}; this lab reads version ${tapeVersion}. Open it in the lab it was saved from.`,
    );
  }
  const read = v.safeParse(tapeSchema, parsed.value, { abortEarly: true });
  return read.success
    ? { tape: read.output }
    : refuse(
        `“${name}” is a damaged tape: at ${placeOf(read.issues[0])}, ${read.issues[0].message}. Save it from the lab again.`,
      );
}
