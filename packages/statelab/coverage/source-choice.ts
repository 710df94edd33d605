/** What can be counted or left out. */
export const sources = ['tests', 'visits', 'files'] as const;
export type Source = (typeof sources)[number];

/** Which sources are counted. */
export type Chosen = Readonly<Record<Source, boolean>>;

/** Reads which sources an address counts: all, where it leaves none out. */
export function readChosen(search: string): Chosen {
  const without = new URLSearchParams(search).getAll('without');
  return { tests: !without.includes('tests'), visits: !without.includes('visits'), files: true };
}

/** What an address says to count these. Files that were opened are in no address, so none leaves them out. */
export function printChosen(chosen: Chosen): string {
  const without = sources.filter((source) => source !== 'files' && !chosen[source]);
  return `${new URLSearchParams(without.map((source) => ['without', source]))}`;
}
