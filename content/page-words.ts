/** Words that the frame of every content page uses. */
export const pageWords = {
  home: { label: 'Home', path: '/' },
  trail: 'Breadcrumb',
  notesHeading: 'Notes on these figures',
  noteDate: (date: string) => `(${date})`,
  popular: 'Most Popular',
  typicalPrice: 'Typical price',
  typicalTime: 'Time',
  contents: 'On this page',
  yes: 'Yes',
  no: 'No',
  question: (number: number) => `Question ${number}`,
} as const;
