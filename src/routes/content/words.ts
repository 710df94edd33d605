import type { Guide } from '#content/guide.ts';
import type { Page } from '#content/page.ts';
import { withComingDates } from './coming-dates.ts';

/** Every page's words, in a file at the page's path: content/pages/blog.ts is /blog. */
const pageFiles = import.meta.glob<Page>('/content/pages/**/*.ts', { import: 'page' });
const guideFiles = import.meta.glob<Guide>('/content/pages/blog/*.ts', { import: 'page' });

async function load<Words extends Page>(
  files: Readonly<Record<string, () => Promise<Words>>>,
  path: string,
): Promise<Words> {
  const module = `content/pages${path}.ts`;
  const file = files[`/${module}`];
  if (file === undefined) throw new Error(`${module} is missing: the route ${path} needs it.`);
  const page = await file();
  if (page.path !== path) throw new Error(`${module} stands for ${path} but says ${page.path}.`);
  return withComingDates(page);
}

/** Loads a page's words. Rejects, and so stops the build, if its path has none. */
export const loadWords = (path: string): Promise<Page> => load(pageFiles, path);

/** Loads a guide's words, as `loadWords` does. */
export const loadGuide = (path: string): Promise<Guide> => load(guideFiles, path);

const pathOf = (file: string): string =>
  file === '/content/pages/home.ts' ? '/' : file.replace(/^\/content\/pages|\.ts$/g, '');

/** The path of every page that has words. */
export const wordsPaths: readonly string[] = Object.keys(pageFiles).map(pathOf);

export const guidePaths: readonly string[] = Object.keys(guideFiles).map(pathOf);
