/** Stands in no id. */
const between = '\u0000';

/** Ids as one text, which is the same as long as they are. */
export const joinIds = (ids: readonly string[]): string => ids.join(between);

/** The ids that were joined. */
export const splitIds = (joined: string): readonly string[] =>
  joined === '' ? [] : joined.split(between);
