import type { Page } from '#content/page.ts';

/** What the head of a page without sections is made from, such as the quote request. */
export type PlainHead = Pick<Page, 'title' | 'description' | 'noindex'>;

/** A page with sections; undefined for what has only a head. */
export const writtenPage = (page: Page | PlainHead): Page | undefined =>
  'sections' in page ? page : undefined;
