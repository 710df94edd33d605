export const searchWords = {
  offered: 'Results',
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
