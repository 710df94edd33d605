import type { IsoDate } from '#content/text.ts';

/** The canonical address of each indexed page, with the day its words last changed if known. */
export type IndexedPages = Map<string, IsoDate | undefined>;

/** Prints the sitemap. Pages without a known date have none. */
export function printSitemap(indexed: IndexedPages): string {
  const entries = [...indexed].map(([address, updated]) => {
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

export const printRobots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
