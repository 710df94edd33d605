import type { Page } from '#content/page.ts';
import type { Link } from '#content/text.ts';
import { pageWords } from '#content/interface/page-words.ts';

/** The way to a page from the home page, itself last. */
export const trailOf = ({ parent, name, path }: Page): readonly Link[] => [
  pageWords.home,
  ...(parent === undefined ? [] : [parent]),
  { label: name, path },
];
