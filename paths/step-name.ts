import { pathWords } from './words.ts';
import type { Step } from '#machines/scenario.ts';

const valueOf = (value: unknown): string =>
  typeof value === 'string' ? `‘${value}’` : JSON.stringify(value);

/** A step in one line, as a tester reads it: what comes, or how long is waited, or how an effect ends. */
export function stepName(step: Step): string {
  if (step.kind === 'wait') return pathWords.waited(step.ms);
  if (step.kind === 'outcome') return `${step.actor}: ${step.outcome}`;
  const { type, ...rest } = step.event;
  return [type, ...Object.entries(rest).map(([key, value]) => `${key} ${valueOf(value)}`)].join(
    ' ',
  );
}
