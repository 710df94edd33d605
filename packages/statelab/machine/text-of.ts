import { plain } from './plain.ts';

/**
 * A value as text, by which two are compared. XState numbers the actors that it starts: two runs of one
 * step number them differently.
 */
export const textOf = (value: unknown): string =>
  JSON.stringify(plain(value)).replaceAll(/"x:\d+"/g, '"x"');
