import type { Goal } from './goal.ts';

export type PathsParams = ReturnType<typeof parsePathsParams>;

/** A goal as text: the id of a state, the name of a transition, or a sentence in quotes. */
export function printGoal(goal: Goal): string {
  if (goal.kind === 'sentence') return `“${goal.text}”`;
  return goal.kind === 'state' ? goal.id : goal.name;
}

/** The inverse of `printGoal`: only the names of transitions contain bars. */
export function readGoal(text: string): Goal {
  const [, sentence] = /^“(.*)”$/s.exec(text) ?? [];
  if (sentence !== undefined) return { kind: 'sentence', text: sentence };
  return text.includes('|') ? { kind: 'transition', name: text } : { kind: 'state', id: text };
}

/** Defaults to paths over every transition. */
export function parsePathsParams(search: string) {
  const params = new URLSearchParams(search);
  const [goal, path] = [params.get('goal') ?? '', params.get('path') ?? ''];
  return {
    /** Null for every transition. */
    goal: goal === '' ? null : readGoal(goal),
    /** The selected path, from 1. */
    path: /^[1-9]\d?$/.test(path) ? Number(path) : 1,
  };
}

/** Null for all steps, and for an invalid number. */
export function readStep(search: string): number | null {
  const text = new URLSearchParams(search).get('step');
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;
}

export const formatPathsParams = (
  { goal, path }: PathsParams,
  step: number | null = null,
): string =>
  new URLSearchParams({
    ...(goal !== null && { goal: printGoal(goal) }),
    path: String(path),
    ...(step !== null && { step: String(step) }),
  }).toString();
