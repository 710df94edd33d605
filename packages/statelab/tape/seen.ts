import { diffArrays } from 'diff';
import * as v from 'valibot';
import { changedIn } from '#statelab/machine/plain.ts';

/** How the name of a request begins that the page's own code aborted. */
export const aborted = 'aborted ';

/** What a person and the outside world meet after a step. */
export interface Seen {
  /** Line by line: the title, the accessible tree as Playwright prints it, and the attributes that it leaves out. */
  readonly view: readonly string[];
  /** The focused element, as the tree prints it; empty for none. */
  readonly focus: string;
  /** Every request since the page was opened, by method, address, key and body, with its count. */
  readonly asked: Readonly<Record<string, number>>;
  /** Every error on the console since the page was opened, with its count. */
  readonly errors: Readonly<Record<string, number>>;
  /** What is stored, by area and key: cookies, too. */
  readonly stored: Readonly<Record<string, string>>;
  /** The path of the page with its search and hash. */
  readonly address: string;
  /** The length of the history. */
  readonly history: number;
}

/** What changed since the step before: a tape would be long if each step held a whole page. */
export const seenSchema = v.object({
  view: v.optional(
    v.array(
      v.object({
        /** The index of the first line that differs, once the earlier changes of the list are made. */
        from: v.number(),
        /** How many lines go from there. */
        gone: v.number(),
        /** The lines that come instead. */
        come: v.array(v.string()),
      }),
    ),
  ),
  focus: v.optional(v.string()),
  asked: v.optional(v.record(v.string(), v.number())),
  errors: v.optional(v.record(v.string(), v.number())),
  /** Null for what was removed. */
  stored: v.optional(v.record(v.string(), v.nullable(v.string()))),
  address: v.optional(v.string()),
  history: v.optional(v.number()),
});

export type SeenChange = v.InferOutput<typeof seenSchema>;

export const nothingSeen: Seen = {
  view: [],
  focus: '',
  asked: {},
  errors: {},
  stored: {},
  address: '',
  history: 0,
};

function viewChanges(before: readonly string[], now: readonly string[]) {
  const changes: { from: number; gone: number; come: string[] }[] = [];
  let from = 0;
  for (const { added, removed, value } of diffArrays([...before], [...now])) {
    const last = changes.at(-1);
    // What comes in the place of lines follows them.
    if (removed) changes.push({ from, gone: value.length, come: [] });
    else if (added && last?.from === from) last.come = value;
    else if (added) changes.push({ from, gone: 0, come: value });
    if (!removed) from += value.length;
  }
  return changes;
}

/** What a tape keeps of a step: what differs from the one before. */
export function changeOf(before: Seen, now: Seen): SeenChange {
  const view = viewChanges(before.view, now.view);
  const asked = changedIn(before.asked, now.asked);
  const errors = changedIn(before.errors, now.errors);
  const gone = Object.keys(before.stored).filter((key) => !(key in now.stored));
  const stored = {
    ...changedIn<string | null>(before.stored, now.stored),
    ...Object.fromEntries(gone.map((key) => [key, null])),
  };
  return {
    ...(view.length > 0 && { view }),
    ...(Object.keys(asked).length > 0 && { asked }),
    ...(Object.keys(errors).length > 0 && { errors }),
    ...(Object.keys(stored).length > 0 && { stored }),
    ...changedIn<string | number>(
      { focus: before.focus, address: before.address, history: before.history },
      { focus: now.focus, address: now.address, history: now.history },
    ),
  };
}

/** What was seen after a step of a tape, as its changes add up; 0 is the opening. */
export const seenAt = (changes: readonly (SeenChange | undefined)[], step: number): Seen =>
  changes
    .slice(0, step + 1)
    .reduce<Seen>((seen, change) => seenAfter(seen, change ?? {}), nothingSeen);

/** What was seen after a change. */
export function seenAfter(before: Seen, change: SeenChange): Seen {
  const { view, asked, errors, stored, focus, address, history } = change;
  const kept = Object.entries({ ...before.stored, ...stored });
  return {
    focus: focus ?? before.focus,
    address: address ?? before.address,
    history: history ?? before.history,
    view: (view ?? []).reduce(
      (lines, { from, gone, come }) => lines.toSpliced(from, gone, ...come),
      before.view,
    ),
    asked: { ...before.asked, ...asked },
    errors: { ...before.errors, ...errors },
    stored: Object.fromEntries(
      kept.flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
    ),
  };
}
