import {
  createRoute,
  isNotFound,
  lazyRouteComponent,
  useLoaderData,
  type AnyRoute,
  type AnyRouter,
  type AnyValidator,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toScript, type PageData, type PageHead } from './page-data.ts';
import { pageLoader, type Gather } from './page-loader.ts';

/** Imports a view. */
type ImportView<Props> = () => Promise<(props: Props) => ReactNode>;

interface PageOptions<Props> {
  readonly view: ImportView<Props>;
  /** Gathers the page from content. Write `import.meta.env.SSR && …`. */
  readonly gather: false | Gather<Props>;
  readonly validateSearch?: AnyValidator;
  /** True for a page that is shown at another address, which the site's code does not know. */
  readonly scriptless?: true;
  /** True for a page that acts on its own and so loads its scripts at once. */
  readonly eager?: true;
}

/** A component that loads when its route does. */
export const lazyView = <Props,>(view: ImportView<Props>) =>
  lazyRouteComponent(async () => ({ default: await view() }));

interface Loaded {
  readonly loaderData?: PageData<unknown> | undefined;
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

/** Creates the route of a page, whose view takes what is gathered from content as its props. */
export function pageRoute<Frame extends AnyRoute, const Path extends string, Props extends object>(
  frame: Frame,
  path: Path,
  { view, gather, validateSearch, ...flags }: PageOptions<Props>,
) {
  return createRoute({
    getParentRoute: () => frame,
    path,
    validateSearch,
    staticData: { view, ...flags },
    loader: pageLoader(gather),
    head: pageHead,
    component: lazyView(async () => {
      const View = await view();
      return (): ReactNode => {
        const { props }: PageData<Props> = useLoaderData<AnyRouter, string, false>({
          strict: false,
        });
        return <View {...props} />;
      };
    }),
  });
}
