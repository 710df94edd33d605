/** The words of the frame of every content page. */
export const pageWords = {
  allQuestions: (count: number) => `Show all ${count} questions`,
  home: { label: 'Home', path: '/' },
  trail: 'Breadcrumb',
  /** The accessible name of a source mark. */
  mark: (figure: string) => `Source: ${figure}`,
  popular: 'Most Popular',
  updated: (date: string) => `Last checked ${date}`,
  contents: 'On this page',
  yes: 'Yes',
  no: 'No',
  question: (number: number) => `Question ${number}`,
} as const;
