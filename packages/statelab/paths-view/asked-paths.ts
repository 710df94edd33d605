import type { Request } from '#statelab/paths/find-paths.ts';
import type { Goal } from '#statelab/paths/goal.ts';

/** What a view of paths asks for, as its address keeps it. */
export interface Asked {
  readonly request: Request;
  /** Which of the found paths is looked at, from 1. */
  readonly path: number;
}

/** The bound of simple paths, in steps, where the address says none. */
export const defaultLongest = 6;

const prefixes = { event: 'event:', guard: 'guard:' } as const;

/** A goal in a word: the id of a state, the name of a transition, or an event or guard named as such. */
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

/** The goal that a word stands for: only the name of a transition has bars in it. */
export function readGoal(word: string): Goal {
  if (word.startsWith(prefixes.event)) {
    return { kind: 'event', type: word.slice(prefixes.event.length) };
  }
  if (word.startsWith(prefixes.guard)) {
    return { kind: 'guard', name: word.slice(prefixes.guard.length) };
  }
  return word.includes('|') ? { kind: 'transition', name: word } : { kind: 'state', id: word };
}

const numberIn = (text: string | null, otherwise: number): number =>
  text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : otherwise;

/** Reads what an address asks for: every transition, where it says nothing else. */
export function readAsked(search: string): Asked {
  const asked = new URLSearchParams(search);
  const path = numberIn(asked.get('path'), 1);
  const word = asked.get('goal');
  const what = asked.get('cover') === 'pairs' ? 'pairs' : 'transitions';
  if (word === null || word === '') return { request: { kind: 'cover', what }, path };
  const goal = readGoal(word);
  const request: Request = asked.has('simple')
    ? { kind: 'simple', goal, longest: numberIn(asked.get('simple'), defaultLongest) }
    : { kind: 'shortest', goal };
  return { request, path };
}

/** Reads how many steps an address looks at; null for all of them, and where it says no number. */
export function readStep(search: string, name = 'step'): number | null {
  const text = new URLSearchParams(search).get(name);
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** What an address says to ask for this, and to look at so many steps of it. */
export function printAsked({ request, path }: Asked, step: number | null = null): string {
  const asked = new URLSearchParams();
  if (request.kind === 'cover') asked.set('cover', request.what);
  else {
    asked.set('goal', printGoal(request.goal));
    if (request.kind === 'simple') asked.set('simple', String(request.longest));
  }
  asked.set('path', String(path));
  if (step !== null) asked.set('step', String(step));
  return asked.toString();
}
