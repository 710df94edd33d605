import {
  createRoute,
  type AnyRoute,
  type AnyValidator,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import { siteRoute } from './layout-routes.tsx';
import {
  codeOfPage,
  pageHead,
  pageLoader,
  pageView,
  type CodeOf,
  type ViewAndContent,
} from './page-options.tsx';

interface PageRouteOptions<Props>
  extends ViewAndContent<Props, string>, Pick<StaticDataRouteOption, 'scriptless'> {
  /** Default: the site's. */
  readonly layout?: AnyRoute;
  /** Of an address that carries state. */
  readonly validateSearch?: AnyValidator;
}

/** The route of a page with an address of its own. */
export const pageRoute = <Props extends object>(
  path: string,
  { layout = siteRoute, view, content, validateSearch, ...flags }: PageRouteOptions<Props>,
) => {
  const component = pageView(view);
  const codeOf: CodeOf = (page) => codeOfPage(component, page);
  return createRoute({
    getParentRoute: () => layout,
    path,
    ...(validateSearch && { validateSearch }),
    staticData: { codeOf, ...flags },
    loader: pageLoader(content, codeOf),
    head: pageHead,
    component,
  });
};
