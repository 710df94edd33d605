/** The words of the resources index, and of the line under a guide's heading. */
export const resources = {
  featuredHeading: 'Start here',
  featured: 'Featured',
  articlesHeading: (count: number) => (count === 1 ? '1 guide' : `${count} guides`),
  popular: 'Popular',
  categoriesHeading: 'Categories',
  readTime: (minutes: number) => `${minutes} min`,
  reviewer: (name: string) => `Reviewed by ${name}`,
  summaryHeading: 'In short',
} as const;
