import { cities } from '#content/cities.ts';
import type { Page } from '#content/page.ts';
import { pageAt, pageFile } from '#content/pages.ts';
import { withComingDates } from './coming-dates.ts';
import { notFoundPage } from './page-from-content.ts';
import { withTerms } from './terms.ts';

/**
 * Reads the page at a path, its coming dates filled in and its terms marked. Throws the router's not-found error if
 * there is none, and an error for a city without words.
 */
export async function readPage(path: string): Promise<Page> {
  const page = await pageAt(path);
  if (page !== undefined) return withTerms(withComingDates(page));
  if (cities.some(({ slug }) => path === `/${slug}`)) {
    throw new Error(`${pageFile(path)} is missing: the route ${path} needs it.`);
  }
  throw notFoundPage();
}
