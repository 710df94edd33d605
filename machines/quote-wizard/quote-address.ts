import type { Page } from '#content/page.ts';

/** What a page is about. A request that begins on the page has the same subject. */
export type Subject = Pick<Page, 'town' | 'service' | 'firm'>;

/**
 * The address of a link on a page about a subject: one to /quote answers for the visitor. A firm's
 * page names only its firm, which has clients in other towns too.
 */
export function withSubject(href: string, { town, service, firm }: Subject): string {
  const [path, search] = href.split('?');
  if (path !== '/quote') return href;
  const carried = new URLSearchParams({
    ...(firm === undefined && town !== undefined && { location: town }),
    ...(firm === undefined && service !== undefined && { services: service }),
    ...(firm !== undefined && { firm: firm.value }),
    ...Object.fromEntries(new URLSearchParams(search)),
  });
  return carried.size === 0 ? path : `${path}?${carried}`;
}
