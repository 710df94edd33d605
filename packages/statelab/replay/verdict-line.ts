import { styleText } from 'node:util';
import { signs } from './verdict.ts';

const colourOf = { pass: 'green', fail: 'red', 'not compared': 'yellow' } as const;

/** A verdict in one line: its sign, its word and what it is about. */
export function verdictLine(
  verdict: keyof typeof colourOf,
  about: string,
  colours: boolean,
): string {
  const sign = signs[verdict];
  return `${colours ? styleText(colourOf[verdict], sign) : sign}  ${about}`;
}
