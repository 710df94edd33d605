import { oneOf, expectedMessage } from '#brackets/core/checks.ts';
import { Unreadable } from './unreadable.ts';

/** The length of the common prefix of two texts. */
function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The error for a text that is not in a list of names. Points at the first difference from the nearest. */
export const notNamed = (sentence: string, text: string, names: readonly string[]): Unreadable =>
  new Unreadable(sentence, text, Math.max(...names.map((name) => sharedBeginning(text, name))));

/** Reads one of some names, whose letters may be small or capital. Says what to write for a form of one. */
export function readOneOf<const Name extends string>(
  text: string,
  {
    what,
    names,
    more,
  }: { readonly what: string; readonly names: readonly Name[]; readonly more: string },
): Name {
  const typed = text.toLowerCase();
  const found = names.find((name) => name.toLowerCase() === typed);
  if (found !== undefined) return found;
  // 'weekly' is a form of 'week'.
  const nearest = names.find((name) => sharedBeginning(typed, name.toLowerCase()) > 3);
  const hint = nearest === undefined ? '' : ` Write ${nearest}.`;
  throw notNamed(`${expectedMessage(oneOf(what, names), text, more)}${hint}`, text, names);
}
