/** Words of the lab's pane of what a visitor saw and what a screen reader said. */
export const seenWords = {
  list: 'Pages seen and texts said',
  none: 'Nothing was seen yet. Use the page, or replay the tape on the page, to see what was seen.',
  picture: (step: number): string => `The page after step ${step}`,
  steps: (from: number, to: number, state: string): string => {
    const which = from === to ? `Step ${to}` : `Steps ${from} to ${to}, before the page was drawn`;
    return state === '' ? which : `${which}: ${state}`;
  },
  silent: 'Nothing was said.',
  dropped: (count: number, most: number): string =>
    `The last ${most} pictures are kept; ${count} older ones were let go.`,
} as const;
