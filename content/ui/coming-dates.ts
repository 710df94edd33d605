/** The words around lists of dates. */
export const comingDates = {
  caption: 'Dates that come next',
  pastCaption: 'Dates that have passed',
  unfold: 'Show the dates that have passed',
  columns: [{ label: 'Due' }, { label: 'What' }, { label: 'Status' }],
  /** The first entry of a list, and the others. */
  next: 'Due Soon',
  later: 'Future',
} as const;
