import { firms } from '#content/firms.ts';

/** Pages that only the site itself leads to: never indexed, never linked to. */
export const helperPages: readonly string[] = ['/404', '/form-problem', '/thank-you'];

/** Every page that asks not to be indexed: the helpers, and the profiles of firms that do not exist. */
export const unindexed: readonly string[] = [
  ...helperPages,
  ...firms.filter(({ sample }) => sample).map(({ path }) => path),
];

/** Where each address is indexed: itself, but for the partner's second one. */
export const canonicalPath = (path: string): string =>
  path === '/greenlion' ? '/accountants/greenlion' : path;
