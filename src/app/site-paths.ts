import { listedPages } from '#src/routes/listed/listed-pages.ts';
import { createSiteRouter } from './router.ts';

/** Every path of the site that has a page. */
export function sitePaths(): readonly string[] {
  const single = Object.keys(createSiteRouter().routesByPath).filter((path) => path !== '/$');
  return [...single, ...listedPages.map(({ path }) => path)];
}
