import { oneOf, refusalOf } from '#brackets/maths/checks.ts';
import { Unreadable } from './unreadable.ts';

/** How many characters two texts have in common at their beginning. */
function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Rejects a text that is not in a list of names. Points at its first difference from the nearest. */
export const notNamed = (sentence: string, text: string, names: readonly string[]): Unreadable =>
  new Unreadable(sentence, text, Math.max(...names.map((name) => sharedBeginning(text, name))));

/** Reads one of some names. */
export function readOneOf<const Name extends string>(
  text: string,
  {
    what,
    names,
    more,
  }: { readonly what: string; readonly names: readonly Name[]; readonly more: string },
): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw notNamed(refusalOf(oneOf(what, names), text, more), text, names);
  return found;
}
