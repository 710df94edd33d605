import { createRoute, notFound } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cities } from '#content/cities.ts';
import { guides } from '#content/guides.ts';
import type { Page } from '#content/page.ts';
import { pageAt, pageFile } from '#content/pages.ts';
import { CategoryPage } from '#src/views/blog/category-page.tsx';
import { CityPage } from '#src/views/city/city-page.tsx';
import { GuidePage } from '#src/views/guide/guide-page.tsx';
import { StandardPage } from '#src/views/page/standard-page.tsx';
import { cityPage } from './content/city-page.ts';
import { withComingDates } from './content/coming-dates.ts';
import { guidePage } from './content/guide-page.ts';
import { pageFromContent } from './content/page-from-content.ts';
import { pageHead } from './layout/layout-routes.tsx';
import { withTerms } from './content/terms.ts';
import { pageRoute } from './layout/main-routes.tsx';

/** A kind of page whose addresses are in content: what its view needs, and the view. */
interface PageKind<Props extends { page: Page }> {
  readonly props: (page: Page) => Props;
  readonly View: (props: Props) => ReactNode;
}

const kind =
  <Props extends { page: Page }>({ props, View }: PageKind<Props>) =>
  (page: Page) => {
    const given = props(page);
    return { page: given.page, view: <View {...given} /> };
  };

/** Every page in content says which of these it is. */
const kinds: Readonly<Record<string, ReturnType<typeof kind>>> = {
  /** A subject of the resources. A list of one or two guides is too short for a search result. */
  category: kind({
    props: (page) => {
      const cards = guides.filter(({ category }) => category === page.name);
      return { page: { ...page, noindex: cards.length < 3 }, cards };
    },
    View: CategoryPage,
  }),
  /** A city: its words, its map, the dates that come next and what happens to a request. */
  city: kind({ props: cityPage, View: CityPage }),
  /** A guide with its card. */
  guide: kind({ props: guidePage, View: GuidePage }),
  /** A legal text, laid out as a guide without a card. */
  legal: kind({ props: (page) => ({ page, card: null }), View: GuidePage }),
  /** A page of sections: a service, a firm's profile, /about. */
  standard: kind({ props: (page) => ({ page }), View: StandardPage }),
};

/** The page at a path in content. Throws for a city without words, and for an unknown kind. */
async function readPage(path: string) {
  const words = await pageAt(path);
  if (words === undefined) {
    if (!cities.some(({ slug }) => path === `/${slug}`)) throw notFound();
    throw new Error(`${pageFile(path)} is missing: the route ${path} needs it.`);
  }
  const make = kinds[words.kind ?? ''];
  if (make !== undefined) return make(withTerms(withComingDates(words)));
  const fault =
    words.kind === undefined ? 'The page says no kind' : `There is no kind '${words.kind}'`;
  throw new Error(
    `${fault}. Choose ${Object.keys(kinds).join(', ')}, or give its path a route in src/routes.`,
  );
}

/** Every page whose address is in content, such as a city's. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '$',
  loader: async ({ location: { pathname } }) => {
    const { page, view } = await readPage(pathname);
    return { ...pageFromContent({ page }, pathname), view };
  },
  head: pageHead,
  component: () => route.useLoaderData().view,
});
