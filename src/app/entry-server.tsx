import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import {
  createMemoryHistory,
  createRouter,
  isNotFound,
  RouterProvider,
  type AnyRoute,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { generatedPaths, writtenPaths } from '#content/pages.ts';
import { marks, marksIn } from '#src/routes/content/marks.ts';
import type { PageData } from '#src/routes/content/page-from-content.ts';
import { pageRoute, quotePageRoute } from '#src/routes/layout/main-routes.tsx';
import { SubjectContext } from '#src/views/forms/contexts.ts';
import { IslandPrinter } from '#src/views/island.tsx';
import { emptyOutbox } from '#src/views/outbox-context.ts';
import { PageMarks } from '#src/views/page/page-marks.ts';
import { printDocument, type PageScripts } from './document.ts';
import { createIslandList } from './print-islands.tsx';
import { routerOptions, siteTree } from './router.ts';
import { createSite, SiteContext } from './site-context.tsx';

export { contentLists } from './content-lists.ts';
export { origin } from '#src/routes/content/origin.ts';
/** Every style of the site, also those of states that no page is served in. All views are loaded. */
export { readStyles as siteStyles } from './site-stylesheet.ts';

// The browsers we build for need none of the prefixes that Emotion would add.
const cache = createCache({ key: 'css', stylisPlugins: [] });
const emotion = createEmotionServer(cache);

/** Every route of a page. */
const routes = Object.values(
  import.meta.glob<AnyRoute>('/src/routes/*.tsx', { eager: true, import: 'route' }),
).filter((route) => route !== undefined);

const childrenOf = (layout: AnyRoute): readonly AnyRoute[] =>
  routes.filter(({ options }) => options.getParentRoute?.() === layout);

const routeTree = siteTree(
  [pageRoute.addChildren([...childrenOf(pageRoute)])],
  [quotePageRoute.addChildren([...childrenOf(quotePageRoute)])],
);

/** The router of one address. While prerendering, no island starts. */
const createPageRouter = (path = '/') =>
  createRouter({
    ...routerOptions,
    routeTree,
    context: { startIslands: () => () => {} },
    history: createMemoryHistory({ initialEntries: [path] }),
  });

type PageRouter = ReturnType<typeof createPageRouter>;

const notFoundPath = '/404';

/** The path of every page, repeated if two pages claim it. */
export function sitePaths(): readonly string[] {
  const { routesByPath } = createPageRouter();
  const own = Object.keys(routesByPath).filter(
    (path) => !path.includes('$') && path !== notFoundPath,
  );
  const written = [...writtenPaths()].filter((path) => !own.includes(path));
  return [...own, ...written, ...generatedPaths];
}

/** Loads the page at a path, or the not-found page where there is none. Throws what a route threw. */
async function loadPage(path: string): Promise<PageRouter> {
  const router = createPageRouter(path);
  await router.load();
  for (const { status, error } of router.state.matches) {
    if (isNotFound(error)) return loadPage(notFoundPath);
    if (status === 'error') throw error;
  }
  return router;
}

const rootTag = '<div id="root">';

/** Renders a tree to HTML. */
async function render(tree: ReactNode, identifierPrefix = ''): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(<CacheProvider value={cache}>{tree}</CacheProvider>, {
    identifierPrefix,
    // React would put large parts at the end of the document, with scripts that move them.
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}

/** Renders a loaded page: the tags that React lifts into the head, and the root element. */
async function renderPage(router: PageRouter, subject: PageData['subject']) {
  const site = createSite(router, emptyOutbox);
  const { print, fill, modules } = createIslandList();
  const inSite = (view: ReactNode) => (
    <SiteContext site={site}>
      <PageMarks value={marks}>{view}</PageMarks>
    </SiteContext>
  );
  const shown = (
    <IslandPrinter value={print}>
      <RouterProvider router={router} />
    </IslandPrinter>
  );
  const page = await render(<div id="root">{inSite(shown)}</div>);
  const html = await fill(page, (island, prefix) =>
    render(inSite(<SubjectContext value={subject}>{island}</SubjectContext>), prefix),
  );
  const start = html.indexOf(rootTag);
  return { lifted: html.slice(0, start), root: html.slice(start), modules: modules() };
}

/**
 * Renders the document of the page at a path, or of the not-found page where there is none.
 * `scriptsOf` returns the scripts of a page that loads the given modules. Throws for a page that
 * cannot be rendered.
 */
export async function renderDocument(
  address: string,
  scriptsOf: (modules: readonly string[]) => PageScripts,
) {
  try {
    const router = await loadPage(address);
    const { matches, location } = router.state;
    const page: PageData | undefined = matches.at(-1)?.loaderData;
    if (page === undefined) throw new Error('The route loader returned no data.');
    const { indexed, subject, updated } = page;
    const { lifted, root, modules } = await renderPage(router, subject);
    const isScriptless = matches.some(({ staticData }) => staticData.scriptless);
    const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(root));
    const path = location.pathname === notFoundPath ? null : location.pathname;
    const document = printDocument(
      { head: lifted + styles, root, path, subject, marks: marksIn(root) },
      isScriptless ? null : scriptsOf(modules),
    );
    return { document, page: { indexed, path, updated } };
  } catch (cause) {
    throw new Error(`The page ${address} could not be rendered.`, { cause });
  }
}
