import { checkPaths } from '#src/routes/listed/check-paths.ts';
import { listedPages } from '#src/routes/listed/listed-pages.ts';
import { wordsPaths } from '#src/routes/listed/words.ts';
import { createSiteRouter } from './router.ts';

/** Every path of the site that has a page. Throws a sentence where two claim one, or words have none. */
export function sitePaths(): readonly string[] {
  const single = Object.keys(createSiteRouter().routesByPath).filter((path) => path !== '/$');
  const paths = [...single, ...listedPages.map(({ path }) => path)];
  checkPaths(paths, wordsPaths);
  return paths;
}
