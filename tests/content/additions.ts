import type { ProjectCopy } from './project-copy.ts';

const description =
  'A description that is long enough for a search engine to print: it says what the page is about, for whom, and what a visitor can do next on it.';

export function addCityEntry(project: ProjectCopy): void {
  project.edit(
    'content/cities.ts',
    'export const cities = [',
    `export const cities = [
  { slug: 'erewhon', name: 'Erewhon' },`,
  );
  project.edit(
    'content/cities.ts',
    'CitySlug, CityDetails>> = {',
    `CitySlug, CityDetails>> = {
  erewhon: {
    region: 'Mesopotamia',
    latitude: -40.9597,
    longitude: 175.6575,
    drawing: 'Contour drawing of Erewhon: a plain below the Tararua Range.',
  },`,
  );
}

export function addCityWords(project: ProjectCopy, slug = 'erewhon'): void {
  project.write(
    `content/pages/${slug}.ts`,
    `import type { Page } from '#content/page.ts';

export const page: Page = {
  path: '/${slug}',
  kind: 'city',
  family: 'city',
  title: 'Tax accountants in Erewhon',
  description: 'Erewhon. ${description}'.slice(0, 150),
  name: 'Erewhon',
  heading: 'Erewhon accountants',
  lede: 'For the Mesopotamia.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [],
  updated: '2026-11-20',
};
`,
  );
}

/** Adds a firm to the Auckland list. */
export function addFirm(project: ProjectCopy, name = 'Kea Ledger'): void {
  project.write(
    'content/firms/kea-ledger.ts',
    `import { firmProfile } from '#content/firm.ts';

export const firm = firmProfile({
  name: '${name}',
  place: 6,
  rating: 4.2,
  reviews: 12,
  specialty: 'Farm accounts',
  location: 'Pukekohe',
  featured: false,
  sample: false,
  services: ['Farm accounts'],
  profile: { title: '${name}', description: '${name}. ${description}'.slice(0, 150), lede: 'Growers.' },
  about: ['About growers.'],
  sections: [],
});
`,
  );
}

/** Adds a guide. */
export function addGuide(project: ProjectCopy, category = 'Deductions'): void {
  project.write(
    'content/pages/blog/tax-for-beekeepers.ts',
    `import type { Guide } from '#content/guide.ts';

export const page: Guide = {
  path: '/blog/tax-for-beekeepers',
  kind: 'guide',
  family: 'guide',
  title: 'Tax for beekeepers',
  description: 'Beekeepers. ${description}'.slice(0, 150),
  name: 'Tax for beekeepers',
  parent: { label: 'Resources', path: '/blog' },
  heading: 'Tax for beekeepers',
  lede: 'Hives and honey.',
  card: {
    title: 'Tax for beekeepers',
    excerpt: 'Hives, honey and the year between.',
    date: '2026-11-19',
    category: '${category}',
  },
  summary: ['Count the hives.', 'Weigh the honey.'],
  drawingAlt: 'Contour drawing of hives on a slope.',
  sections: [
    { kind: 'prose', id: 'hives', heading: 'Hives', blocks: [{ kind: 'paragraph', text: 'A hive is an asset.' }] },
  ],
  updated: '2026-11-19',
};
`,
  );
}
