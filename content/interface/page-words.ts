/** Words that the frame of every content page uses. */
export const pageWords = {
  home: { label: 'Home', path: '/' },
  trail: 'Breadcrumb',
  /** A mark beside a figure, for those who do not see it. */
  mark: (figure: string) => `Source: ${figure}`,
  popular: 'Most Popular',
  typicalPrice: 'Typical price',
  typicalTime: 'Time',
  contents: 'On this page',
  yes: 'Yes',
  no: 'No',
  question: (number: number) => `Question ${number}`,
} as const;
