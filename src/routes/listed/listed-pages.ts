import { notFound as noSuchPage } from '@tanstack/react-router';
import { blogCategories } from '#content/categories.ts';
import { factGroups } from '#content/facts.ts';
import { firmPage, type Firm } from '#content/firm.ts';
import { firms } from '#content/firms.ts';
import { guides } from '#content/guides.ts';
import { notFound } from '#content/interface/not-found.ts';
import type { Page } from '#content/page.ts';
import type { PageFamily } from '#content/social.ts';
import { categories, type Category } from '#content/subjects.ts';
import { headOf } from '#src/routes/page/head.ts';
import { summaryOf } from '#src/routes/page/summary.ts';
import { cityPages } from './cities.ts';
import type { ListedPage, ListedProps } from './listed-page.ts';
import { guidePaths, loadGuide, loadWords } from './words.ts';

/** A page made of the words at its path alone. */
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

/** An opening and a list of sections. */
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

/** The ledger, without what only the pages print. */
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

/** Every page whose address is in a list of content. The browser has no such table, and so does not grow with it. */
export const listedPages: readonly ListedPage[] = [
  standardPage('/small-business-tax', 'service'),
  standardPage('/gst-and-bas-returns', 'service'),
  standardPage('/capital-gains-tax', 'service'),
  standardPage('/sole-trader-tax', 'service'),
  standardPage('/paye-services', 'service'),
  standardPage('/contractor-tax', 'service'),
  standardPage('/tax-audit-help', 'service'),
  standardPage('/ird-support', 'service'),
  standardPage('/auckland/small-business-tax', 'service'),
  standardPage('/wellington/gst-returns', 'service'),
  standardPage('/industries/construction-tax', 'service'),
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
  legalPage('/privacy'),
  legalPage('/terms'),
  legalPage('/accessibility'),
  wordsPage('/figures', 'other', (page) => ({ kind: 'figures', page, groups })),
];

const gatherers = new Map(listedPages.map(({ path, gather }) => [path, gather]));

/** Gathers a listed page. Throws the router's not-found error if there is no such page. */
export function findPage(path: string) {
  const gather = gatherers.get(path);
  if (gather !== undefined) return gather();
  const { title, description } = notFound;
  const head = headOf({ title, description, path: '/404', family: 'other', noindex: true });
  throw noSuchPage({ data: { props: {}, head } });
}
