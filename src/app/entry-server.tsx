import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode, type ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { notFound } from '#content/not-found.ts';
import { printDocument, type PageScripts } from './document.ts';
import { headTags, type PageHead } from './head.ts';
import type { PageData } from './page-data.ts';
import { pageTable } from './page-table.ts';
import { createSiteRouter } from './router.tsx';
import type { PageContent } from './site-page.ts';
import { readStyles, type SiteStyles } from './site-stylesheet.ts';
import { structuredDataTag } from './structured-data.ts';
import { views, type ViewModule, type ViewName } from './views.ts';

export { origin } from './head.ts';

const cache = createCache({ key: 'css' });
const emotion = createEmotionServer(cache);

const notFoundPage: PageContent = {
  view: 'not-found',
  props: {},
  head: {
    title: notFound.title,
    description: notFound.description,
    path: '/404',
    family: 'other',
    noindex: true,
  },
};

/** Every path of the site that has a page. */
export const pagePaths = (): readonly string[] => [...pageTable.keys()];

/** Every view, also what a page asks for only when it is needed. */
const viewFiles = import.meta.glob('/src/views/**/*.tsx');

/**
 * Every style of the site, those of states that no page is served in among them: a menu that
 * opens, an answer that is wrong, the pictures below a result.
 */
export async function siteStyles(): Promise<SiteStyles> {
  await Promise.all(Object.values(views).map((load) => load()));
  await Promise.all(Object.values(viewFiles).map((load) => load()));
  return readStyles();
}

/** Shown at another page's address, where the site's code would not know it. */
const scriptless: ReadonlySet<ViewName> = new Set<ViewName>(['form-problem']);

const failed = (path: string, cause: unknown): Error =>
  new Error(`The page ${path} could not be rendered.`, { cause });

/** The error that rendering meets and `renderToString` keeps to itself. */
async function errorOf(app: ReactNode): Promise<unknown> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(app, { onError: (error) => void errors.push(error) });
  await stream.allReady;
  return errors[0];
}

export interface RenderedDocument {
  readonly found: boolean;
  /** The whole HTML document. */
  readonly document: string;
  readonly head: PageHead;
}

/**
 * Renders the document of the page at a path, or of the not-found page where there is none.
 * `scriptsOf` says what a page that loads the given module has to ask for. Throws for a page
 * that cannot be rendered.
 */
export async function renderDocument(
  path: string,
  scriptsOf: (module: string) => PageScripts,
): Promise<RenderedDocument> {
  const registered = pageTable.get(path);
  const { view, props, head } = registered ? await registered.load() : notFoundPage;
  const code: ViewModule = await views[view]();
  const data = JSON.stringify({ view, props });
  const told: PageData = JSON.parse(data); // What the browser will be told, and nothing else.
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }), {
    loadPage: async () => ({ ...told, ...code, path, head: [] }),
  });
  await router.load();
  const failure = router.state.matches.find(({ status }) => status === 'error');
  if (failure) throw failed(path, failure.error);
  const app = (
    <StrictMode>
      <CacheProvider value={cache}>
        <RouterProvider router={router} />
      </CacheProvider>
    </StrictMode>
  );
  const html = renderToString(app);
  // React leaves this mark where it met an error, for a browser to try again; a build must not.
  if (html.includes('<!--$!-->')) throw failed(path, await errorOf(app));
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  const tags = [...headTags(head), ...structuredDataTag(head)];
  const scripts = scriptless.has(view) ? null : scriptsOf(`src/routes/${view}.page.tsx`);
  return {
    found: registered !== undefined,
    document: printDocument({ html, styles, tags, data }, scripts),
    head,
  };
}
