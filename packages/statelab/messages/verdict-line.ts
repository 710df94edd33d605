import { styleText } from 'node:util';

const verdicts = {
  pass: { sign: '✓', colour: 'green' },
  fail: { sign: '✗', colour: 'red' },
  'not compared': { sign: '–', colour: 'yellow' },
} as const;

/** A verdict in one line: its sign, its word and what it is about. */
export function verdictLine(
  verdict: keyof typeof verdicts,
  about: string,
  colours: boolean,
): string {
  const { sign, colour } = verdicts[verdict];
  const word = `${sign} ${verdict}`;
  return `${colours ? styleText(colour, word) : word}  ${about}`;
}
