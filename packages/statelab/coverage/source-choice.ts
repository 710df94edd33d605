export const sources = ['tests', 'visits', 'files'] as const;
export type Source = (typeof sources)[number];

export type Chosen = Readonly<Record<Source, boolean>>;

/** Reads the counted sources from a URL (default: all). */
export function readChosen(search: string): Chosen {
  const without = new URLSearchParams(search).getAll('without');
  return { tests: !without.includes('tests'), visits: !without.includes('visits'), files: true };
}

/** The URL parameters of the sources. A URL contains no files, so it never leaves them out. */
export function printChosen(chosen: Chosen): string {
  const without = sources.filter((source) => source !== 'files' && !chosen[source]);
  return `${new URLSearchParams(without.map((source) => ['without', source]))}`;
}
