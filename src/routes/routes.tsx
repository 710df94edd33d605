import {
  createRootRouteWithContext,
  createRoute,
  HeadContent,
  Outlet,
  useMatches,
  type AsyncRouteComponent,
} from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import * as v from 'valibot';
import type { Subject } from '#machines/quote-wizard/quote-address.ts';
import { GlobalStyle } from '#src/design/global-style.tsx';
import { SubjectContext } from '#src/views/forms/contexts.ts';
import { SiteLayout } from '#src/views/layout/site-layout.tsx';
import { ProfitComparison } from '#src/views/page/profit-comparison-part.ts';
import { loadPage } from './load-page.ts';
import type { WrittenPage } from './page-data.ts';
import { lazyView, pageHead, pageRoute, usePage } from './page-route.tsx';
import { views, type ListedKind, type ListedProps, type ViewProps } from './views.ts';

interface RouterContext {
  /** Comes after the page, and is hydrated with it. */
  readonly PageEnd: ComponentType;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <HeadContent />
      <GlobalStyle />
      <Outlet />
    </>
  ),
});

/** A page in its frame. The root's outlet has a Suspense boundary, so the end is not beside that. */
function Framed({ Frame }: { Frame: ComponentType<{ children: ReactNode }> }) {
  const { PageEnd } = rootRoute.useRouteContext();
  return (
    <>
      <Frame>
        <Outlet />
      </Frame>
      <PageEnd />
    </>
  );
}

const noSubject = {};

const useSubject = (): Subject =>
  useMatches({ select: (matches) => matches.at(-1)?.loaderData?.subject ?? noSubject });

const siteFrame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'site',
  component: () => (
    <SubjectContext value={useSubject()}>
      <Framed Frame={SiteLayout} />
    </SubjectContext>
  ),
});

const quoteLayout = async () => (await import('#src/views/layout/quote-layout.tsx')).QuoteLayout;

/** The frame of the quote request: nothing in it distracts from the form. */
const quoteFrame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'quote-frame',
  staticData: { view: quoteLayout },
  component: lazyView(async () => {
    const QuoteLayout = await quoteLayout();
    return () => <Framed Frame={QuoteLayout} />;
  }),
});

const kinds: { readonly [Kind in ListedKind]: AsyncRouteComponent<ViewProps<Kind>> } = {
  category: lazyView(views.category),
  city: lazyView(views.city),
  figures: lazyView(views.figures),
  guide: lazyView(views.guide),
  standard: lazyView(views.standard),
};

const NotFound = lazyView(views['not-found']);

/** The views of a listed page, or of an address without a page. */
function codeOf({ found, props }: WrittenPage<ListedProps>) {
  if (!found) return [NotFound];
  const compares =
    props.kind === 'standard' && props.page.sections.some(({ kind }) => kind === 'comparison');
  return compares ? [kinds.standard, ProfitComparison] : [kinds[props.kind]];
}

const useListed = <Kind extends ListedKind>({ kind }: { kind: Kind } & ViewProps<Kind>) =>
  usePage<ViewProps<Kind>>(kinds[kind]);

/**
 * Every page whose address comes from a list in content, such as the cities. The build knows
 * them all; the browser learns the kind of each from its data.
 */
const listedRoute = createRoute({
  getParentRoute: () => siteFrame,
  path: '$',
  staticData: { views },
  loader: (context) => loadPage<ListedProps>(context, codeOf),
  remountDeps: ({ params }) => params,
  head: pageHead,
  component: () => useListed(listedRoute.useLoaderData().props),
  notFoundComponent: NotFound,
});

const word = v.optional(v.string());

export const routeTree = rootRoute.addChildren([
  siteFrame.addChildren([
    pageRoute(siteFrame, '/'),
    pageRoute(siteFrame, '/blog'),
    pageRoute(siteFrame, '/contact'),
    pageRoute(siteFrame, '/gst-calculator'),
    pageRoute(siteFrame, '/near-me', { eager: true }),
    // Its machine knows the valid values, so that pages do not load them.
    pageRoute(siteFrame, '/tax-calculator', { validateSearch: v.record(v.string(), v.string()) }),
    pageRoute(siteFrame, '/tax-faq', { validateSearch: v.object({ search: word }) }),
    listedRoute,
  ]),
  quoteFrame.addChildren([
    pageRoute(quoteFrame, '/quote', {
      validateSearch: v.object({ step: word, location: word, services: word, firm: word }),
    }),
    // The form handler responds with these two to a form without JavaScript. It serves the second
    // at /, with its reason; a browser has no page at that path.
    pageRoute(quoteFrame, '/thank-you'),
    ...(import.meta.env.SSR ? [pageRoute(quoteFrame, '/form-problem', { scriptless: true })] : []),
  ]),
]);
