import type { Step } from '#statelab/scenario.ts';

const valueOf = (value: unknown): string =>
  typeof value === 'string' ? `‘${value}’` : JSON.stringify(value);

const fieldsOf = (record: object): string =>
  Object.entries(record)
    .map(([key, value]) => `${key} ${valueOf(value)}`)
    .join(' ');

/** A step in one line: an event, a wait or the outcome of an effect. */
export function stepName(step: Step): string {
  if (step.kind === 'wait') return `wait ${step.ms.toLocaleString('en-NZ')} ms`;
  if (step.kind === 'outcome') return `${step.actor}: ${step.outcome}`;
  const { type, ...rest } = step.event;
  return [type, fieldsOf(rest)].filter(Boolean).join(' ');
}
