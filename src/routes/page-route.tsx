import {
  createRoute,
  isNotFound,
  lazyRouteComponent,
  useLoaderData,
  type AnyRoute,
  type AnyRouter,
  type AnyValidator,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import type { FunctionComponent, ReactNode } from 'react';
import { loadPage } from './load-page.ts';
import { toScript, type PageData, type PageHead } from './page-data.ts';
import { views, type OwnPath, type ViewProps } from './views.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Imports the view; the build finds its file, for the document to preload. */
    readonly view?: () => Promise<unknown>;
    /** The same by kind of page, if a route has several. */
    readonly views?: Readonly<Record<string, () => Promise<unknown>>>;
    /** True for a page that is served at another address, which the site's code does not know. */
    readonly scriptless?: boolean;
    /** True for a page that acts without a touch and so loads its scripts at once. */
    readonly eager?: boolean;
  }
}

interface Loaded {
  readonly loaderData?: PageData | undefined;
  readonly match: { readonly error: unknown };
}

/** A route's head from its loader's data, or from the not-found error. */
export function pageHead({ loaderData, match }: Loaded) {
  const head: PageHead | undefined = isNotFound(match.error)
    ? match.error.data.head
    : loaderData?.head;
  const scripts = head?.graph
    ? [{ type: 'application/ld+json', children: toScript(head.graph) }]
    : [];
  return { meta: head?.meta, links: head?.links, scripts };
}

export const lazyView = <Props,>(view: () => Promise<FunctionComponent<Props>>) =>
  lazyRouteComponent(async () => ({ default: await view() }));

export function usePage<Props extends object>(View: FunctionComponent<Props>): ReactNode {
  const { props }: PageData<Props> = useLoaderData<AnyRouter, string, false>({ strict: false });
  return <View {...props} />;
}

interface PageOptions extends Omit<StaticDataRouteOption, 'view' | 'views'> {
  readonly validateSearch?: AnyValidator;
}

/** Creates the route of a page with a view of its own. */
export const pageRoute = <Frame extends AnyRoute, const Path extends OwnPath>(
  frame: Frame,
  path: Path,
  { validateSearch, ...flags }: PageOptions = {},
) => {
  const component = lazyView(async () => {
    const View = await views[path]();
    return () => usePage<ViewProps<Path>>(View);
  });
  return createRoute({
    getParentRoute: () => frame,
    path,
    validateSearch,
    staticData: { view: views[path], ...flags },
    loader: (context) => loadPage<object>(context, () => [frame.options.component, component]),
    head: pageHead,
    component,
  });
};
