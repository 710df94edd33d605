import { Unreadable } from '#brackets/notation/unreadable.ts';
import { UsageError } from '#src/server/command.ts';

/** The text on a line of its own, and below it a mark at the character. */
function pointedAt({ message, text, at }: Unreadable): string {
  const line = text.replace(/\s/g, ' ');
  return `${message}\n  ${line}\n  ${' '.repeat(at)}^`;
}

/** Reads a command line. What cannot be read is a usage error, with a hint. */
export function pointingAt<Read>(hint: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) throw new UsageError(`${pointedAt(error)}\n${hint}`);
    throw error;
  }
}
