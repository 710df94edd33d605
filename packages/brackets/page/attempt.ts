import { messageOf } from '#brackets/message-of.ts';
import { Unreadable } from '#brackets/parse/unreadable.ts';
import { bracketWords as words } from './words.ts';

/** Reads typed text. Returns the sentence that the command prints, and where to look. */
export function attempt<Found>(read: () => Found) {
  try {
    return { found: read(), problem: null };
  } catch (error) {
    if (!(error instanceof Unreadable)) return { found: null, problem: messageOf(error) };
    const { message, text, at } = error;
    return { found: null, problem: words.lookAt(message, text.slice(at, at + 12)) };
  }
}
