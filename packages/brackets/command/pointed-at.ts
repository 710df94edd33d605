import type { Unreadable } from '#brackets/parse/unreadable.ts';

/** The message, the text on its own line, and a mark below the wrong character. */
export function pointedAt({ message, text, at }: Unreadable): string {
  const line = text.replace(/\s/g, ' ');
  return `${message}\n  ${line}\n  ${' '.repeat(at)}^`;
}
