import type { AnyStateMachine } from 'xstate';
import { computed } from './names.ts';

/** A length of time, on one line however narrow the place: 800 ms, 15 s. */
const lengthText = (ms: number): string =>
  ms >= 1000 && ms % 1000 === 0 ? `${ms / 1000}\u00A0s` : `${ms}\u00A0ms`;

/** A delay as it is written where it is used: its length, or its name. */
export function delayText(delay: unknown): string {
  if (typeof delay === 'number') return lengthText(delay);
  return typeof delay === 'string' ? delay : computed;
}

/** A delay with its length, where that does not depend on the moment. */
export function delayWithLength(machine: AnyStateMachine, delay: unknown): string {
  const text = delayText(delay);
  const length: unknown = Object.hasOwn(machine.implementations.delays, text)
    ? machine.implementations.delays[text]
    : undefined;
  return typeof length === 'number' ? `${text} (${lengthText(length)})` : text;
}
