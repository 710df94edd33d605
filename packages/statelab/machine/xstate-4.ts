import type { AnyStateMachine } from 'xstate';
import { lineWhere } from './line-where.ts';
import { transitionsOf } from './states.ts';

/** Refuses a machine in the form of XState 4, whose guards XState 5 ignores: its chart would be wrong. */
export function refuseXState4(machine: AnyStateMachine, file: string, text = ''): void {
  const transitions = [...transitionsOf(machine).values()];
  const [word] = ['cond', 'in'].filter((each) => transitions.some((given) => each in given));
  if (word === undefined) return;
  const line = lineWhere(text, (each) => each.includes(`${word}:`));
  const where = line === undefined ? '' : `${file}:${line}: `;
  throw new Error(
    `${where}It is written for XState 4: ${word}. The lab runs XState 5; see stately.ai/docs/migration.`,
  );
}
