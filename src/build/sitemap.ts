import type { PageHead } from '#src/app/head.ts';

/**
 * The sitemap: every page that may be indexed, once, at its canonical address, with the day
 * its words last changed where that is known. No other date would be true.
 */
export function printSitemap(origin: string, heads: readonly PageHead[]): string {
  const listed = new Map(
    heads.filter(({ noindex }) => !noindex).map(({ path, page }) => [path, page?.updated]),
  );
  const entries = [...listed].map(([path, updated]) => {
    const changed = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
    return `<url><loc>${origin}${path}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Lets every robot in, and tells it where the sitemap is. */
export const printRobots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
