import type { Request } from '#statelab/paths/find-paths.ts';
import type { Goal } from '#statelab/paths/goal.ts';

export interface PathsParams {
  readonly request: Request;
  /** The selected path, from 1. */
  readonly path: number;
}

/** The default bound of simple paths, in steps. */
export const defaultLongest = 6;

const prefixes = { event: 'event:', guard: 'guard:' } as const;

/** Formats a goal: the id of a state, the name of a transition, or an event or guard with a prefix. */
export function printGoal(goal: Goal): string {
  switch (goal.kind) {
    case 'state':
      return goal.id;
    case 'transition':
      return goal.name;
    case 'event':
      return prefixes.event + goal.type;
    case 'guard':
      return prefixes.guard + goal.name;
  }
}

/** The inverse of `printGoal`: only the names of transitions contain bars. */
export function readGoal(text: string): Goal {
  if (text.startsWith(prefixes.event)) {
    return { kind: 'event', type: text.slice(prefixes.event.length) };
  }
  if (text.startsWith(prefixes.guard)) {
    return { kind: 'guard', name: text.slice(prefixes.guard.length) };
  }
  return text.includes('|') ? { kind: 'transition', name: text } : { kind: 'state', id: text };
}

const numberIn = (text: string | null, otherwise: number): number =>
  text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : otherwise;

/** Defaults to paths over every transition. */
export function parsePathsParams(search: string): PathsParams {
  const params = new URLSearchParams(search);
  const path = numberIn(params.get('path'), 1);
  const goalText = params.get('goal');
  const what = params.get('cover') === 'pairs' ? 'pairs' : 'transitions';
  if (goalText === null || goalText === '') return { request: { kind: 'cover', what }, path };
  const goal = readGoal(goalText);
  const request: Request = params.has('simple')
    ? { kind: 'simple', goal, longest: numberIn(params.get('simple'), defaultLongest) }
    : { kind: 'shortest', goal };
  return { request, path };
}

/** Null for all steps, and for an invalid number. */
export function readStep(search: string, name = 'step'): number | null {
  const text = new URLSearchParams(search).get(name);
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

export function formatPathsParams(
  { request, path }: PathsParams,
  step: number | null = null,
): string {
  const params = new URLSearchParams();
  if (request.kind === 'cover') params.set('cover', request.what);
  else {
    params.set('goal', printGoal(request.goal));
    if (request.kind === 'simple') params.set('simple', String(request.longest));
  }
  params.set('path', String(path));
  if (step !== null) params.set('step', String(step));
  return params.toString();
}
