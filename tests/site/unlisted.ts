import { firms } from '#content/firms.ts';
import { guides } from '#content/guides.ts';
import { categories } from '#content/subjects.ts';

/** Pages that are never indexed and never linked. */
export const helperPages: readonly string[] = ['/404', '/form-problem', '/thank-you'];

/** The categories with fewer than three guides. */
export const shortCategories: readonly string[] = categories
  .filter((name) => guides.filter(({ category }) => category === name).length < 3)
  .map((name) => `/blog/category/${name.toLowerCase().replaceAll(' ', '-')}`);

/** Every noindex page: helpers, short lists, and profiles of sample firms. */
export const unindexed: readonly string[] = [
  ...helperPages,
  ...shortCategories,
  ...firms.filter(({ sample }) => sample).map(({ path }) => path),
];

/** Each path and its canonical one, which differs only for the partner’s second one. */
export const canonicalPath = (path: string): string =>
  path === '/greenlion' ? '/accountants/greenlion' : path;
