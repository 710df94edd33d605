import {
  createRoute,
  type AnyRoute,
  type AnyValidator,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import { pageHead, pageLoader, pageView, type PageParts } from './page-options.tsx';

interface PageRouteOptions<Props>
  extends PageParts<Props, string>, Pick<StaticDataRouteOption, 'scriptless'> {
  /** Of an address that carries state. */
  readonly validateSearch?: AnyValidator;
}

/** The route of a page with an address of its own, in one of the layouts. */
export const pageRoute = <Props extends object>(
  layout: AnyRoute,
  path: string,
  { view, parts = [], content, validateSearch, ...flags }: PageRouteOptions<Props>,
) => {
  const component = pageView(view);
  return createRoute({
    getParentRoute: () => layout,
    path,
    ...(validateSearch && { validateSearch }),
    staticData: { view, parts, ...flags },
    loader: pageLoader(content, () => [component, ...parts]),
    head: pageHead,
    component,
  });
};
