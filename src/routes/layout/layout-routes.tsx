import {
  createRootRouteWithContext,
  createRoute,
  HeadContent,
  Outlet,
  useMatches,
} from '@tanstack/react-router';
import { useEffect, useMemo, useRef, type ComponentProps } from 'react';
import type { Subject } from '#machines/quote-wizard/quote-address.ts';
import { GlobalStyle } from '#src/design/global-style.tsx';
import { SubjectContext } from '#src/views/forms/contexts.ts';
import { QuoteLayout } from '#src/views/layout/quote-layout.tsx';
import type { Marks } from '#src/views/page/page-marks.ts';
import { SiteLayout } from '#src/views/layout/site-layout.tsx';

/** What a layout reads of the page in it. */
interface Shown {
  readonly head?: object;
  readonly subject?: Subject;
  readonly marks?: Marks;
  /** In a browser: the content of the document's `main`. While prerendering, the route renders it. */
  readonly main?: string;
}

const nothing: Shown = {};

/** What the route of the page has loaded, which is the last. */
const shownIn = (matches: readonly { readonly loaderData?: Shown | undefined }[]): Shown =>
  matches.at(-1)?.loaderData ?? nothing;

interface RouterContext {
  /** Starts the islands of what is shown in an element; returns what ends them. */
  readonly startIslands: (main: HTMLElement, shown: Shown) => () => void;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  head: ({ matches }) => shownIn(matches).head ?? {},
  component: () => (
    <>
      <HeadContent />
      <GlobalStyle />
      <Outlet />
    </>
  ),
});

export const noSubject: Subject = {};
export const noMarks: Marks = { figures: {} };

const useShown = (): Shown => useMatches({ select: shownIn });

/** The `main` of a page: in a browser HTML that React does not touch, with its islands. */
function useMain(shown: Shown): ComponentProps<'main'> {
  const { startIslands } = rootRoute.useRouteContext();
  const { main } = shown;
  const ref = useRef<HTMLElement>(null);
  useEffect(
    () => (ref.current === null ? undefined : startIslands(ref.current, shown)),
    [startIslands, shown],
  );
  // React sets it again whenever the object is another.
  const html = useMemo(() => ({ __html: main ?? '' }), [main]);
  return main === undefined
    ? { children: <Outlet /> }
    : { ref, dangerouslySetInnerHTML: html, suppressHydrationWarning: true };
}

/** The layout of nearly every page: the header, the page and the footer. */
export const siteRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'site',
  component: function InSite() {
    const shown = useShown();
    return (
      <SubjectContext value={shown.subject ?? noSubject}>
        <SiteLayout main={useMain(shown)} />
      </SubjectContext>
    );
  },
});

/** The layout of the quote request: nothing in it distracts from the form. */
export const quoteLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'quote-layout',
  component: function InQuoteLayout() {
    return <QuoteLayout main={useMain(useShown())} />;
  },
});
