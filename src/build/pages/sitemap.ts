import type { IsoDate } from '#content/text.ts';

/** The canonical address of each page that may be indexed, with the day its words last changed where that is known. */
export type ListedPages = Map<string, IsoDate | undefined>;

/** The sitemap: every listed page, once, at that address. No other date would be true. */
export function printSitemap(listed: ListedPages): string {
  const entries = [...listed].map(([address, updated]) => {
    const changed = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
    return `<url><loc>${address}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Allows every robot, and names the sitemap. */
export const printRobots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
