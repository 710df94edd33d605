/** The pane of page pictures and screen-reader announcements. */
export const seenWords = {
  list: 'Pictures and announcements',
  none: 'No pictures yet. Use the page, or replay the tape on the page.',
  picture: (step: number): string => `The page after step ${step}`,
  steps: (from: number, to: number, state: string): string => {
    const which = from === to ? `Step ${to}` : `Steps ${from} to ${to}, before the page was drawn`;
    return state === '' ? which : `${which}: ${state}`;
  },
  silent: 'Nothing was said.',
  dropped: (count: number, most: number): string =>
    `Only the last ${most} pictures are kept; ${count} older ones were deleted.`,
} as const;
