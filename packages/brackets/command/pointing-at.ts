import { Unreadable } from '#brackets/parse/unreadable.ts';
import { UsageError } from '#src/server/command.ts';

/** The message, the text on its own line, and a mark below the character. */
function pointedAt({ message, text, at }: Unreadable): string {
  const line = text.replace(/\s/g, ' ');
  return `${message}\n  ${line}\n  ${' '.repeat(at)}^`;
}

/** Reads a command line. Turns Unreadable into a UsageError with a hint. */
export function pointingAt<Read>(hint: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) throw new UsageError(`${pointedAt(error)}\n${hint}`);
    throw error;
  }
}
