import {
  createRootRouteWithContext,
  createRoute,
  HeadContent,
  Outlet,
  useMatches,
} from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { Subject } from '#machines/quote-wizard/quote-address.ts';
import { GlobalStyle } from '#src/design/global-style.tsx';
import { SubjectContext } from '#src/views/forms/contexts.ts';
import { SiteLayout } from '#src/views/layout/site-layout.tsx';
import { loadCode } from './load-code.ts';
import { lazyView } from '#src/views/lazy-view.ts';

interface RouterContext {
  /** Comes after the page, and is hydrated with it. */
  readonly HydrationEnd: ComponentType;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <HeadContent />
      <GlobalStyle />
      <Outlet />
    </>
  ),
});

/** A page in its layout. The root's outlet has a Suspense boundary, so the end is not beside that. */
function InLayout({ Layout }: { Layout: ComponentType<{ children: ReactNode }> }) {
  const { HydrationEnd } = rootRoute.useRouteContext();
  return (
    <>
      <Layout>
        <Outlet />
      </Layout>
      <HydrationEnd />
    </>
  );
}

const noSubject = {};

const useSubject = (): Subject =>
  useMatches({ select: (matches): Subject => matches.at(-1)?.loaderData?.subject ?? noSubject });

/** The layout of nearly every page: the header, the page and the footer. */
export const siteRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'site',
  component: () => (
    <SubjectContext value={useSubject()}>
      <InLayout Layout={SiteLayout} />
    </SubjectContext>
  ),
});

const QuoteLayout = lazyView(
  async () => (await import('#src/views/layout/quote-layout.tsx')).QuoteLayout,
);

/** The layout of the quote request: nothing in it distracts from the form. */
export const quoteLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'quote-layout',
  staticData: { codeOf: () => [QuoteLayout] },
  loader: ({ location }) => loadCode(location, [QuoteLayout]),
  component: () => <InLayout Layout={QuoteLayout} />,
});
