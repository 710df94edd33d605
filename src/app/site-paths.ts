import { listedPages } from '#src/routes/listed/listed-pages.ts';
import { pathFaults } from '#src/routes/listed/path-faults.ts';
import { wordsPaths } from '#src/routes/listed/words.ts';
import { createSiteRouter } from './router.ts';

/** Every path of the site that has a page. */
export function sitePaths(): readonly string[] {
  const single = Object.keys(createSiteRouter().routesByPath).filter((path) => path !== '/$');
  return [...single, ...listedPages.map(({ path }) => path)];
}

/** Rejects with a sentence for each path that two pages claim, and for words that are missing, misplaced or unrouted. */
export async function checkContent(): Promise<void> {
  const gathered = await Promise.allSettled(listedPages.map(({ gather }) => gather()));
  const faults = [
    ...pathFaults(sitePaths(), wordsPaths),
    ...gathered.flatMap((page) =>
      page.status === 'rejected' ? [String(page.reason).replace(/^Error: /, '')] : [],
    ),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
