/** The headings of lists, for the command line and the lab. */
export const pathWords = {
  notOnPage: 'The page cannot take these: leave them to unit tests',
  unreachable: 'Not reached by any event that was tried',
  unknown: 'Not reached by any event that was tried, which other values might',
  breaks: 'Not followed further, because it throws',
  unrepeatable: 'Not repeatable: the same step gave something else another time',
  leftOut: 'Left out, because the path broke when it was taken again',
} as const;
