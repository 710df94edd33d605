export const glossaryWords = {
  heading: (count: number) => `${count} words`,
  more: 'More',
  moreAbout: (term: string) => `More about ${term}`,
} as const;
