import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createMemoryHistory, isNotFound, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import type { PageData, WrittenPage } from '#src/routes/page/page-data.ts';
import { printDocument, type PageScripts } from './document.ts';
import { generatedPaths, writtenPaths } from '#content/pages.ts';
import { createSiteRouter } from './router.ts';

export { contentLists } from './content-lists.ts';
export { origin } from '#src/routes/content/origin.ts';
/** Every style of the site, also those of states that no page is served in. All views are loaded. */
export { readStyles as siteStyles } from './site-stylesheet.ts';

// The browsers we build for need none of the prefixes that Emotion would add.
const cache = createCache({ key: 'css', stylisPlugins: [] });
const emotion = createEmotionServer(cache);

/** Every view, including those that a page loads on demand. */
const views = import.meta.glob<object>('/src/views/**/*.tsx', { eager: true });

/** The file of each export of a view. */
const viewFiles: ReadonlyMap<unknown, string> = new Map(
  Object.entries(views).flatMap(([file, exports]) =>
    Object.values(exports).map((exported) => [exported, file.slice(1)]),
  ),
);

type SiteRouter = ReturnType<typeof createSiteRouter>;

/** The path of every page, repeated if two pages claim it. */
export function sitePaths(): readonly string[] {
  const { routesByPath } = createSiteRouter(createMemoryHistory());
  const own = Object.keys(routesByPath).filter((path) => !path.includes('$'));
  const written = [...writtenPaths()].filter((path) => !own.includes(path));
  return [...own, ...written, ...generatedPaths];
}

/** Returns what an address's routes loaded. Throws what a route threw. */
async function loadPage(router: SiteRouter): Promise<Omit<WrittenPage, 'build'>> {
  await router.load();
  for (const { status, error } of router.state.matches) {
    if (status === 'error') throw error;
    if (isNotFound(error)) return { ...error.data, path: null };
  }
  const page: PageData | undefined = router.state.matches.at(-1)?.loaderData;
  if (page === undefined) throw new Error('The route loader returned no data.');
  return { ...page, path: router.state.location.pathname };
}

/** The files of an address's views, including layouts and parts. */
async function viewModules(
  { state }: SiteRouter,
  page: Omit<WrittenPage, 'build'>,
): Promise<readonly string[]> {
  const code = state.matches.flatMap(({ staticData }) => staticData.codeOf?.(page) ?? []);
  const shown = await Promise.all(code.map(({ view }) => view()));
  return shown.map((view) => {
    const file = viewFiles.get(view);
    if (file === undefined) throw new Error('The view of its route is not in src/views.');
    return file;
  });
}

const rootTag = '<div id="root">';

/** Renders the tags that React lifts into the head, and the root element. */
async function render(router: SiteRouter) {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <div id="root">
      <StrictMode>
        <CacheProvider value={cache}>
          <RouterProvider router={router} />
        </CacheProvider>
      </StrictMode>
    </div>,
    // React would put large parts at the end of the document, with scripts that move them.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  if (failures.length > 0) throw failures[0];
  const html = await new Response(prelude).text();
  const start = html.indexOf(rootTag);
  return { lifted: html.slice(0, start), root: html.slice(start) };
}

/**
 * Renders the document of the page at a path, or of the not-found page where there is none.
 * `scriptsOf` returns the scripts of a page that loads the given modules. Throws for a page that
 * cannot be rendered.
 */
export async function renderDocument(
  path: string,
  scriptsOf: (modules: readonly string[]) => PageScripts,
) {
  try {
    const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }));
    const loaded = await loadPage(router);
    const isScriptless = router.state.matches.some(({ staticData }) => staticData.scriptless);
    const scripts = isScriptless ? null : scriptsOf(await viewModules(router, loaded));
    const page: WrittenPage = { ...loaded, build: scripts?.entry ?? '' };
    const { lifted, root } = await render(router);
    const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(root));
    const document = printDocument({ head: lifted + styles, root, data: page }, scripts);
    return { document, page };
  } catch (cause) {
    throw new Error(`The page ${path} could not be rendered.`, { cause });
  }
}
