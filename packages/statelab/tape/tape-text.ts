import type { Tape } from './tape.ts';

/** What has a line for each of its parts; whatever else a step holds is a line of its own. */
const opened: ReadonlySet<string> = new Set(['steps', 'opening', 'seen', 'view', 'come']);

function print(value: unknown, name: string, indent: string): string {
  if (typeof value !== 'object' || value === null || !opened.has(name))
    return JSON.stringify(value);
  const [start, end] = Array.isArray(value) ? '[]' : '{}';
  const inner = `${indent} `;
  const parts = Array.isArray(value)
    ? value.map((part: unknown) => print(part, name, inner))
    : Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([key, part]) => `${JSON.stringify(key)}: ${print(part, key, inner)}`);
  return parts.length === 0
    ? `${start}${end}`
    : `${start}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${end}`;
}

/** A tape as JSON, so that a difference between two can be read: an event is a line, as is each line of the page. */
export const tapeText = (tape: Tape): string => `${print(tape, 'steps', '')}\n`;
