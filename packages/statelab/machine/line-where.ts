/** The number of the first line that is asked for, from 1. */
export function lineWhere(text: string, isIt: (line: string) => boolean): number | undefined {
  const at = text.split('\n').findIndex(isIt);
  return at === -1 ? undefined : at + 1;
}
