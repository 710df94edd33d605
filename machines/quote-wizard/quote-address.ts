import type { Page } from '#content/page.ts';

/** What a page is about. A request that begins on the page has the same subject. */
export type Subject = Pick<Page, 'town' | 'service' | 'firm'>;

/**
 * The search parameters of /quote that answer for a visitor who comes from a page. A firm's page
 * names only its firm, which has clients in other towns too.
 */
const parametersOf = ({ town, service, firm }: Subject): Readonly<Record<string, string>> =>
  firm === undefined
    ? {
        ...(town !== undefined && { location: town }),
        ...(service !== undefined && { services: service }),
      }
    : { firm: firm.value };

/** The address of a link on a page about a subject: one to /quote carries the subject. */
export function withSubject(href: string, subject: Subject): string {
  const [path, search] = href.split('?');
  if (path !== '/quote') return href;
  const carried = new URLSearchParams({
    ...parametersOf(subject),
    ...Object.fromEntries(new URLSearchParams(search)),
  });
  return carried.size === 0 ? path : `${path}?${carried}`;
}
