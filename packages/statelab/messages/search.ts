/** Words of the lab's searches: over a chart, and for what paths lead to. */
export const searchWords = {
  offered: 'What was found',
  found: (found: number): string =>
    found === 0 ? 'Nothing has all these words.' : `${found} found.`,
  kinds: {
    all: 'all',
    state: 'state',
    event: 'event',
    guard: 'guard',
    transition: 'transition',
  },
} as const;
