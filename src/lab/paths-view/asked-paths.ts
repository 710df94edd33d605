import type { Request } from '#paths/find-paths.ts';
import type { Goal } from '#paths/goal.ts';

/** What a view of paths asks for, as its address keeps it. */
export interface Asked {
  readonly request: Request;
  /** Which of the found paths is looked at, from 1. */
  readonly path: number;
}

/** The bound of simple paths, in steps, where the address says none. */
export const defaultLongest = 6;

const numberIn = (text: string | null, otherwise: number): number =>
  text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : otherwise;

/** Reads what an address asks for: every transition, where it says nothing else. */
export function readAsked(search: string): Asked {
  const asked = new URLSearchParams(search);
  const path = numberIn(asked.get('path'), 1);
  const [id, name] = [asked.get('to'), asked.get('transition')];
  const what = asked.get('cover') === 'pairs' ? 'pairs' : 'transitions';
  if (id === null && name === null) return { request: { kind: 'cover', what }, path };
  const goal: Goal = id === null ? { kind: 'transition', name: name ?? '' } : { kind: 'state', id };
  const request: Request = asked.has('simple')
    ? { kind: 'simple', goal, longest: numberIn(asked.get('simple'), defaultLongest) }
    : { kind: 'shortest', goal };
  return { request, path };
}

/** What an address says to ask for this. */
export function printAsked({ request, path }: Asked): string {
  const asked = new URLSearchParams();
  if (request.kind === 'cover') asked.set('cover', request.what);
  else {
    const { goal } = request;
    if (goal.kind === 'state') asked.set('to', goal.id);
    else asked.set('transition', goal.name);
    if (request.kind === 'simple') asked.set('simple', String(request.longest));
  }
  asked.set('path', String(path));
  return asked.toString();
}
