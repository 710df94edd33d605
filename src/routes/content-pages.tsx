import { createRoute, notFound } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cities } from '#content/cities.ts';
import { isGuide } from '#content/guide.ts';
import { guides } from '#content/guides.ts';
import type { Page } from '#content/page.ts';
import { pageAt, pageFile } from '#content/pages.ts';
import { BlogIndex } from '#src/views/blog/blog-index.tsx';
import { CategoryPage } from '#src/views/blog/category-page.tsx';
import { CityPage } from '#src/views/city/city-page.tsx';
import { ContactPage } from '#src/views/contact/contact-page.tsx';
import { GlossaryPage } from '#src/views/glossary/glossary-page.tsx';
import { GuidePage } from '#src/views/guide/guide-page.tsx';
import { BesideContents } from '#src/views/page/beside-contents.tsx';
import { SectionedPage } from '#src/views/page/sections.tsx';
import { cityPage } from './content/city-page.ts';
import { withComingDates } from './content/coming-dates.ts';
import { pageFromContent } from './content/page-from-content.ts';
import { withTerms } from './content/terms.ts';
import { pageRoute } from './layout/main-routes.tsx';

/** A page's words as its head has them, and what is shown. */
interface Shown {
  readonly page: Page;
  readonly view: ReactNode;
}

/** Every page in content says which of these it is. */
const kinds: Readonly<Record<string, (page: Page) => Shown>> = {
  blog: (page) => ({ page, view: <BlogIndex page={page} /> }),
  /** A subject of the resources. A list of one or two guides is too short for a search result. */
  category(words) {
    const cards = guides.filter(({ category }) => category === words.name);
    const page = { ...words, noindex: cards.length < 3 };
    return { page, view: <CategoryPage page={page} cards={cards} /> };
  },
  /** A city: its words, its map, the dates that come next and what happens to a request. */
  city(words) {
    const props = cityPage(words);
    return { page: props.page, view: <CityPage {...props} /> };
  },
  contact: (page) => ({ page, view: <ContactPage page={page} /> }),
  glossary: (page) => ({ page, view: <GlossaryPage page={page} /> }),
  /** A guide with its card. */
  guide(page) {
    const card = guides.find(({ slug }) => page.path === `/blog/${slug}`);
    if (!isGuide(page) || card === undefined) {
      throw new Error('A guide needs a card, the type Guide and a place in content/pages/blog.');
    }
    return { page, view: <GuidePage page={page} card={card} /> };
  },
  /** A legal text, laid out as a guide without a card. */
  legal: (page) => ({ page, view: <GuidePage page={page} card={null} /> }),
  /** A page of sections: a service, a firm's profile, /about. Beside many of them stand contents. */
  standard: (page) => ({
    page,
    view: (
      <SectionedPage
        page={page}
        checked
        hasDoors={page.family === 'service'}
        sections={page.sections.length < 5 ? undefined : <BesideContents page={page} isBrief />}
      />
    ),
  }),
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
    return { ...pageFromContent(page, pathname), view };
  },
  component: () => route.useLoaderData().view,
});
