import { aborted, type Seen } from '#statelab/tape/seen.ts';
import { excerpts } from './excerpts.ts';

function changed(what: string, was: string, is: string): string {
  const [before = '', now = ''] = excerpts([was, is]);
  return `${what} has ‘${now}’ instead of ‘${before}’`;
}

/** A line of the tree without its indentation and list sign. */
const bare = (line: string): string => line.replace(/^\s*- /, '').replace(/:$/, '');

const missing = (line: string): string => `‘${bare(line)}’ is missing`;
const added = (line: string): string => `‘${bare(line)}’ is new`;

function viewDifference(was: readonly string[], is: readonly string[]): string | undefined {
  const length = Math.max(was.length, is.length);
  const at = Array.from({ length }, (_, index) => index).find((index) => was[index] !== is[index]);
  if (at === undefined) return undefined;
  const [old, fresh] = [was[at], is[at]];
  const isGone = old !== undefined && !is.includes(old);
  const isNew = fresh !== undefined && !was.includes(fresh);
  if (isGone && isNew && bare(old).split(' ')[0] === bare(fresh).split(' ')[0])
    return changed('the view', bare(old), bare(fresh));
  if (isGone) return missing(old);
  if (isNew) return added(fresh);
  return fresh === undefined || (old !== undefined && was.length > is.length)
    ? missing(old ?? '')
    : was.length < is.length
      ? added(fresh)
      : `‘${bare(fresh)}’ is at another place`;
}

function recordDifference<Value>(
  was: Readonly<Record<string, Value>>,
  is: Readonly<Record<string, Value>>,
  print: (key: string, was: Value | undefined, is: Value | undefined) => string,
): string | undefined {
  const key = Object.keys({ ...was, ...is }).find((each) => was[each] !== is[each]);
  return key === undefined ? undefined : print(key, was[key], is[key]);
}

const focused = (line: string): string => (line === '' ? 'nowhere' : `on ‘${bare(line)}’`);

const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];
const counted = (fresh: number, old: number, noun: string): string =>
  `${numbers[fresh] ?? fresh} ${noun}${fresh === 1 ? '' : 's'} instead of ${old === 0 ? 'none' : (numbers[old] ?? old)}`;

/** The requests by method and address alone: one that is sent again may have another key or body. */
function byAddress(asked: Seen['asked']): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [request, count] of Object.entries(asked)) {
    if (request.startsWith(aborted)) continue;
    const address = request.split(' ').slice(0, 2).join(' ');
    counts[address] = (counts[address] ?? 0) + count;
  }
  return counts;
}

function requestWords(request: string, old = 0, fresh = 0): string {
  if (!request.startsWith(aborted)) return `${counted(fresh, old, 'request')}: ${request}`;
  const what = request.slice(aborted.length);
  return fresh > old ? `a request is aborted: ${what}` : `a request is not aborted: ${what}`;
}

/** The first difference in what a page asked of the network, as a sentence. */
export const requestDifference = (was: Seen, is: Seen): string | undefined =>
  recordDifference(byAddress(was.asked), byAddress(is.asked), requestWords) ??
  recordDifference(was.asked, is.asked, requestWords);

/** The first difference between what was recorded and what a page shows and does, as a sentence. */
export function seenDifference(was: Seen, is: Seen): string | undefined {
  return (
    requestDifference(was, is) ??
    viewDifference(was.view, is.view) ??
    (was.focus === is.focus
      ? undefined
      : `the focus is ${focused(is.focus)} instead of ${focused(was.focus)}`) ??
    recordDifference(
      was.errors,
      is.errors,
      (error, old = 0, fresh = 0) => `the console has ${counted(fresh, old, 'error')}: ${error}`,
    ) ??
    recordDifference(was.stored, is.stored, (key, old, fresh) => {
      if (fresh === undefined) return `nothing is stored under ${key}`;
      return old === undefined ? `something is stored under ${key}` : changed(key, old, fresh);
    }) ??
    (was.address === is.address ? undefined : changed('the address', was.address, is.address)) ??
    (was.history === is.history
      ? undefined
      : `the history has ${is.history} entries instead of ${was.history}`)
  );
}
