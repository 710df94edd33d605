import { cities, cityDetails, mapAlt } from '#content/cities.ts';
import { cityDates } from '#content/city-dates.ts';
import { townRequest } from '#content/town-request.ts';
import type { Page } from '#content/page.ts';
import { blogCategories } from '#content/categories.ts';
import { factGroups } from '#content/facts.ts';
import { firmPage, type Firm } from '#content/firm.ts';
import { firms } from '#content/firms.ts';
import { guides } from '#content/guides.ts';
import type { PageFamily } from '#content/social.ts';
import { categories, type Category } from '#content/subjects.ts';
import type { ListedProps } from '#src/routes/views.ts';
import { withComingDates } from './coming-dates.ts';
import { summaryOf, type ListedPage } from './summary.ts';
import { loadWords, guidePaths, loadGuide } from './words.ts';

/** A city's page with the dates that come next, after its services. */
function withDatesAfterServices(page: Page): Page {
  const after = page.sections.findIndex(({ id }) => id === 'services') + 1;
  const { sections } = withComingDates({ ...page, sections: [cityDates] });
  return { ...page, sections: page.sections.toSpliced(after, 0, ...sections) };
}

/** Adds what happens to a request from the city to its call to action. */
const withWhatHappens = (page: Page, town: string): Page => ({
  ...page,
  sections: page.sections.map((section) =>
    section.kind === 'action'
      ? { ...section, intro: `${section.intro ?? ''} ${townRequest(town)}`.trim() }
      : section,
  ),
});

const cityPage = (city: (typeof cities)[number]): ListedPage => {
  const path = `/${city.slug}`;
  const { region, drawing } = cityDetails[city.slug];
  return {
    path,
    gather: async () => {
      const words = await loadWords(path);
      const page = {
        town: city.slug,
        drawingAlt: drawing,
        ...withWhatHappens(withDatesAfterServices(words), city.name),
      };
      const map = { src: `/drawings/map-${city.slug}.svg`, alt: mapAlt(city) };
      return { props: { kind: 'city', city, region, page, map }, head: summaryOf(page, 'city') };
    },
  };
};

const cityPages = cities.map(cityPage);

/** A page made only of the words at its path. */
const wordsPage = (
  path: string,
  family: PageFamily,
  propsOf: (page: Page) => ListedProps,
): ListedPage => ({
  path,
  gather: async () => {
    const page = await loadWords(path);
    return { props: propsOf(page), head: summaryOf(page, family) };
  },
});

const standardPage = (path: string, family: PageFamily): ListedPage =>
  wordsPage(path, family, (page) => ({ kind: 'standard', page }));

/** Laid out as a guide, without a card. */
const legalPage = (path: string): ListedPage =>
  wordsPage(path, 'other', (guide) => ({ kind: 'guide', guide, card: null }));

const guidePage = (path: string): ListedPage => ({
  path,
  gather: async () => {
    const guide = await loadGuide(path);
    const card = guides.find(({ slug }) => path === `/blog/${slug}`);
    if (card === undefined) throw new Error(`content/guides.ts has no card for ${path}.`);
    return { props: { kind: 'guide', guide, card }, head: summaryOf(guide, 'guide') };
  },
});

const categoryPage = (name: Category): ListedPage => ({
  path: `/blog/category/${name.toLowerCase().replaceAll(' ', '-')}`,
  gather: async () => {
    const subject = blogCategories.find((category) => category.name === name);
    if (subject === undefined) throw new Error(`content/categories.ts has no page for ${name}.`);
    const cards = guides.filter(({ category }) => category === name);
    const { page } = subject;
    // A list of one or two guides is too short for a search result.
    const head = summaryOf(page, 'other', { noindex: cards.length < 3 });
    return { props: { kind: 'category', page, cards }, head };
  },
});

const firmProfile = (path: string, firm: Firm): ListedPage => ({
  path,
  gather: async () => {
    const page = firmPage(firm);
    const head = summaryOf(page, firm.featured ? 'partner' : 'firm', { noindex: firm.sample });
    return { props: { kind: 'standard', page }, head };
  },
});

/** The ledger's groups, as /figures shows them. */
const groups = factGroups.map(({ facts, ...group }) => ({
  ...group,
  entries: Object.entries(facts).map(
    ([id, { subject, figure, time, since, before, source, url, confidence, checked }]) => ({
      id,
      subject,
      figure: time === undefined ? figure : `${figure}, ${time}`,
      ...(since !== undefined && { since }),
      ...(before !== undefined && { before }),
      source,
      ...(url !== undefined && { url }),
      confidence,
      checked,
    }),
  ),
}));

/** Every page whose address is in a list of content. The browser has no such table, so its code does not grow. */
export const listedPages: readonly ListedPage[] = [
  ...[
    '/small-business-tax',
    '/gst-and-bas-returns',
    '/capital-gains-tax',
    '/sole-trader-tax',
    '/paye-services',
    '/contractor-tax',
    '/tax-audit-help',
    '/ird-support',
    '/auckland/small-business-tax',
    '/wellington/gst-returns',
    '/industries/construction-tax',
  ].map((path) => standardPage(path, 'service')),
  standardPage('/about', 'other'),
  standardPage('/tax-agent-vs-accountant', 'guide'),
  standardPage('/company-vs-sole-trader', 'guide'),
  ...cityPages,
  ...guidePaths.map(guidePage),
  ...categories.map(categoryPage),
  // A profile for each listed firm, and the partner's second address.
  ...firms.flatMap((firm) =>
    [firm.path, ...(firm.canonical ? [firm.canonical] : [])].map((path) => firmProfile(path, firm)),
  ),
  ...['/privacy', '/terms', '/accessibility'].map(legalPage),
  wordsPage('/figures', 'other', (page) => ({ kind: 'figures', page, groups })),
];
