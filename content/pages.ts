import { blogCategories } from './categories.ts';
import { cities } from './cities.ts';
import { firmPage } from './firm.ts';
import { firms } from './firms.ts';
import type { Page } from './page.ts';

const files = import.meta.glob<Page>('./pages/**/*.ts', { import: 'page' });

/** The file of the words at a path: content/pages/blog.ts for /blog. */
export const pageFile = (path: string): string =>
  `content/pages${path === '/' ? '/home' : path}.ts`;

/** The path of every file in content/pages, and of every city. */
export const writtenPaths = (): ReadonlySet<string> =>
  new Set([
    ...Object.keys(files).map((file) =>
      file === './pages/home.ts' ? '/' : file.replace(/^\.\/pages|\.ts$/g, ''),
    ),
    ...cities.map(({ slug }) => `/${slug}`),
  ]);

/** Pages that lists make, by path. A firm with a canonical address has two. */
const generated: readonly (readonly [path: string, page: () => Page])[] = [
  ...firms.flatMap((firm) =>
    [firm.path, ...(firm.canonical ? [firm.canonical] : [])].map(
      (path) => [path, () => firmPage(firm)] as const,
    ),
  ),
  ...blogCategories.map(({ page }) => [page.path, () => page] as const),
];
const generatedPages = new Map(generated);

/** The paths of the pages made from lists. A path that two pages claim is there twice. */
export const generatedPaths: readonly string[] = generated.map(([path]) => path);

/** Loads the page at a path; undefined if content has none. Throws for words in another page's file. */
export async function pageAt(path: string): Promise<Page | undefined> {
  const file = pageFile(path);
  const page = await files[file.replace('content', '.')]?.();
  if (page === undefined) return generatedPages.get(path)?.();
  if (page.path !== path) throw new Error(`${file} stands for ${path} but says ${page.path}.`);
  return page;
}
