import type { PageHead } from './head.ts';
import type { PropsOf, ViewName } from './views.ts';

/** What stands on a page: the view that shows it, what the view is told, and the head. */
export interface PageContent {
  readonly view: ViewName;
  readonly props: object;
  readonly head: PageHead;
}

/** A page of the site as the build knows it. */
export interface SitePage {
  readonly path: string;
  readonly load: () => Promise<PageContent>;
}

/** Registers a page: its path, its view, and what is on it. Nothing is a page without a head. */
export const sitePage = <Name extends ViewName>(
  path: string,
  view: Name,
  load: () => Promise<{ props: PropsOf<Name>; head: PageHead }>,
): SitePage => ({ path, load: async () => ({ view, ...(await load()) }) });
