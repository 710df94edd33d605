/** The words of the index around the cards, and of the line under a guide's heading. */
export const resources = {
  featuredHeading: 'Start here',
  featured: 'Featured',
  articlesHeading: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  popular: 'Popular',
  categoriesHeading: 'Categories',
  count: (published: number, planned: number) => `${published} of ${planned}`,
  categoriesNote: 'Published so far, of the articles planned for each subject.',
  author: (name: string) => `By ${name}`,
  readTime: (minutes: number) => `${minutes} min read`,
  updated: (date: string) => `Last checked ${date}`,
  read: (title: string) => `Read ‘${title}’`,
  categoryArticlesHeading: (published: number, planned: number) =>
    `${published} of ${planned} articles so far`,
  summaryHeading: 'In short',
} as const;
