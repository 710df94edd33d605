import { seenWords as words } from '#statelab/messages/seen.ts';
import type { Seen } from '#statelab/tape/seen.ts';
import { excerpts } from './excerpts.ts';

function changed(what: string, was: string, is: string): string {
  const [before = '', now = ''] = excerpts([was, is]);
  return words.changed(what, before, now);
}

/** A line of the tree without its indentation and list sign. */
const bare = (line: string): string => line.replace(/^\s*- /, '').replace(/:$/, '');

function viewDifference(was: readonly string[], is: readonly string[]): string | undefined {
  const length = Math.max(was.length, is.length);
  const at = Array.from({ length }, (_, index) => index).find((index) => was[index] !== is[index]);
  if (at === undefined) return undefined;
  const [old, fresh] = [was[at], is[at]];
  const isGone = old !== undefined && !is.includes(old);
  const isNew = fresh !== undefined && !was.includes(fresh);
  if (isGone && isNew && bare(old).split(' ')[0] === bare(fresh).split(' ')[0])
    return changed(words.view, bare(old), bare(fresh));
  if (isGone) return words.missing(bare(old));
  if (isNew) return words.added(bare(fresh));
  return fresh === undefined || (old !== undefined && was.length > is.length)
    ? words.missing(bare(old ?? ''))
    : was.length < is.length
      ? words.added(bare(fresh))
      : words.moved(bare(fresh));
}

function recordDifference<Value>(
  was: Readonly<Record<string, Value>>,
  is: Readonly<Record<string, Value>>,
  print: (key: string, was: Value | undefined, is: Value | undefined) => string,
): string | undefined {
  const key = Object.keys({ ...was, ...is }).find((each) => was[each] !== is[each]);
  return key === undefined ? undefined : print(key, was[key], is[key]);
}

/** The first difference between what was recorded and what a page shows and does, as a sentence. */
export function seenDifference(was: Seen, is: Seen): string | undefined {
  return (
    recordDifference(was.asked, is.asked, words.asked) ??
    viewDifference(was.view, is.view) ??
    (was.focus === is.focus ? undefined : words.focus(bare(was.focus), bare(is.focus))) ??
    recordDifference(was.stored, is.stored, (key, old, fresh) => {
      if (fresh === undefined) return words.notStored(key);
      return old === undefined ? words.alsoStored(key) : changed(key, old, fresh);
    }) ??
    (was.address === is.address ? undefined : changed(words.address, was.address, is.address)) ??
    (was.history === is.history ? undefined : words.history(was.history, is.history))
  );
}
