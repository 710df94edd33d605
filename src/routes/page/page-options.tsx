import {
  isNotFound,
  notFound,
  useLoaderData,
  type AnyRouter,
  type ParsedLocation,
} from '@tanstack/react-router';
import type { FunctionComponent, ReactNode } from 'react';
import type { Page, Question } from '#content/page.ts';
import { partOf } from '#src/views/page/lazy-parts.ts';
import { PageMarks } from '#src/views/page/page-marks.ts';
import { fetchPage } from './fetch-page.ts';
import { lazyView } from '#src/views/lazy-view.ts';
import { loadCode, type Code } from './load-code.ts';
import { headTags } from './head-tags.ts';
import type { PageData, PageHead, PlainHead, WrittenPage } from './page-data.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The components that a page is made of. */
    readonly codeOf?: CodeOf;
    /** True for a page that is served at another address, which the site's code does not know. */
    readonly scriptless?: boolean;
  }
}

/** A page as the build reads it from content: the props of its view. They must be JSON. */
export type PageContent<Props> = Props & {
  /** What its head is made from. */
  readonly page: Page | PlainHead;
  /** The questions it answers, unless they are sections of the page. */
  readonly questions?: readonly Question[];
};

export type CodeOf = (page: Pick<WrittenPage, 'kind' | 'path' | 'props'>) => readonly Code[];

/** The code of a page: its view, and the parts of its sections that come in files of their own. */
export const codeOfPage = (
  view: Code,
  { props: { page } }: Pick<PageData, 'props'>,
): readonly Code[] => [
  view,
  ...(page && 'sections' in page ? page.sections.flatMap((section) => partOf(section) ?? []) : []),
];

/** True if a page says what is next or in force today, and was built on an earlier day. */
export const isOfEarlierDay = ({ dayEnds }: Pick<PageData, 'dayEnds'>): boolean =>
  Date.now() > Number(dayEnds);

/** The page as it is on the visitor's day. React hydrates it as it was served, on that of its build. */
async function onVisitorsDay<Props extends object>(
  page: WrittenPage<Props>,
): Promise<PageData<Props>> {
  const isHydrated = 'hydrated' in document.documentElement.dataset;
  if (!isHydrated || !isOfEarlierDay(page)) return page;
  const { renewPage } = await import('#src/routes/content/of-a-day.ts');
  return renewPage(page);
}

/**
 * A page's loader: the build makes its data from content, a browser fetches it.
 */
export const pageLoader =
  <Props extends object>(
    content: false | ((path: string) => Promise<PageContent<Props>>),
    codeOf: CodeOf,
  ) =>
  async ({ location }: { readonly location: ParsedLocation }): Promise<PageData<Props>> => {
    if (!import.meta.env.SSR || content === false) {
      const page = await fetchPage<Props>(location);
      await loadCode(location, codeOf(page));
      if (page.path === null) throw notFound({ data: page });
      return onVisitorsDay(page);
    }
    const { pageFromContent } = await import('#src/routes/content/page-from-content.ts');
    const page = pageFromContent(await content(location.pathname), location.pathname);
    await loadCode(location, codeOf({ ...page, path: location.pathname }));
    return page;
  };

interface Loaded {
  readonly loaderData?: PageData | undefined;
  readonly match: { readonly error: unknown };
}

/** A route's head from its loader's data, or from the not-found error. */
export function pageHead({ loaderData, match }: Loaded) {
  const head: PageHead | undefined = isNotFound(match.error)
    ? match.error.data.head
    : loaderData?.head;
  return head === undefined ? {} : headTags(head);
}

/** Renders a view with the data of the current page. */
function usePage<Props extends object>(View: FunctionComponent<Props>): ReactNode {
  const page: PageData<Props> = useLoaderData<AnyRouter, string, false>({ strict: false });
  return (
    <PageMarks value={page}>
      <View {...page.props} />
    </PageMarks>
  );
}

/** A page's view as the component of its route. */
export function pageView<Props extends object>(view: () => Promise<FunctionComponent<Props>>) {
  const component = lazyView(async () => {
    const View = await view();
    return () => usePage(View);
  });
  return Object.assign(component, { view });
}

/** What a page is made of: one view and its data. */
export interface ViewAndContent<Props, From> {
  readonly view: () => Promise<FunctionComponent<Props>>;
  /**
   * Reads the page from content. Write `import.meta.env.SSR &&` before it and import content in it,
   * so that the bundler leaves both out of the browser's code.
   */
  readonly content: false | ((from: From) => Promise<PageContent<Props>>);
}
