import { firms } from '#content/firms.ts';
import { guides } from '#content/guides.ts';
import { categories } from '#content/subjects.ts';

/** Pages that only the site itself leads to: never indexed, never linked to. */
export const helperPages: readonly string[] = ['/404', '/form-problem', '/thank-you'];

/** The categories with fewer than three guides. */
export const shortCategories: readonly string[] = categories
  .filter((name) => guides.filter(({ category }) => category === name).length < 3)
  .map((name) => `/blog/category/${name.toLowerCase().replaceAll(' ', '-')}`);

/** Every page that asks not to be indexed: the helpers, short lists, and the profiles of firms that do not exist. */
export const unindexed: readonly string[] = [
  ...helperPages,
  ...shortCategories,
  ...firms.filter(({ sample }) => sample).map(({ path }) => path),
];

/** Where each address is indexed: itself, but for the partner's second one. */
export const canonicalPath = (path: string): string =>
  path === '/greenlion' ? '/accountants/greenlion' : path;
