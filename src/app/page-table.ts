import { blogPages } from '#src/routes/blog.ts';
import { cityPages } from '#src/routes/cities.ts';
import { firmPages } from '#src/routes/firms.ts';
import { guidePages } from '#src/routes/guides.ts';
import { quotePages } from '#src/routes/quote.ts';
import { singlePages } from '#src/routes/single-pages.ts';
import { standardPages } from '#src/routes/standard-pages.ts';
import { checkPaths } from './check-paths.ts';
import { wordsPaths } from './page-words-loader.ts';
import type { SitePage } from './site-page.ts';

const pages: readonly SitePage[] = [
  ...singlePages,
  ...standardPages,
  ...cityPages,
  ...guidePages,
  ...blogPages,
  ...firmPages,
  ...quotePages,
];

checkPaths(
  pages.map(({ path }) => path),
  wordsPaths,
);

/** Every page of the site by its path. The browser has no such table, and so does not grow with it. */
export const pageTable: ReadonlyMap<string, SitePage> = new Map(
  pages.map((page) => [page.path, page]),
);
