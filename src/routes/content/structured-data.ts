import type {
  Article,
  BlogPosting,
  BreadcrumbList,
  City,
  FAQPage,
  Graph,
  LocalBusiness,
  Organization,
  Thing,
  WebApplication,
  WebPage,
} from 'schema-dts';
import { cities, cityDetails } from '#content/cities.ts';
import { guides } from '#content/guides.ts';
import type { Page, Question } from '#content/page.ts';
import { site } from '#content/site.ts';
import { plainText } from '#content/text.ts';
import { trailOf } from '#src/views/page/breadcrumb.tsx';
import { socialPicture, origin } from './origin.ts';

/** What the head of a page without sections is made from, such as the quote request. */
export type PlainHead = Pick<Page, 'title' | 'description' | 'noindex'>;

/** A page with sections; undefined for what has only a head. */
export const writtenPage = (page: Page | PlainHead): Page | undefined =>
  'sections' in page ? page : undefined;

const organizationId = `${origin}/#organization`;
const provider = { '@id': organizationId };
const websiteId = `${origin}/#website`;

const country = { '@type': 'Country', name: 'New Zealand' } as const;

const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.brand,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  telephone: site.phone,
  email: site.email,
  areaServed: country,
};

const breadcrumb = (page: Page): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trailOf(page).map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + path,
  })),
});

const faq = (questions: readonly Question[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

/** The properties that nodes about a page share. */
const about = ({ path, description }: Page, id: string) => ({
  '@id': `${origin}${path}#${id}`,
  description,
  url: origin + path,
});

const cityOf = ({ path, parent }: Page) =>
  cities.find(({ slug }) => [path, parent?.path].includes(`/${slug}`));

/** A city within its region, within New Zealand. */
const placeOf = ({ slug, name }: (typeof cities)[number]): City => ({
  '@type': 'City',
  name,
  containedInPlace: {
    '@type': 'AdministrativeArea',
    name: cityDetails[slug].region,
    containedInPlace: country,
  },
});

const service = (page: Page, names: { readonly name: string; readonly serviceType: string }) => {
  const city = cityOf(page);
  return {
    '@type': 'Service',
    ...about(page, 'service'),
    ...names,
    provider,
    areaServed: city ? placeOf(city) : country,
  } as const;
};

/** The business that the specification asks for. We have no premises in the city, so no address. */
function cityBusiness(page: Page): LocalBusiness {
  const city = cityOf(page);
  if (city === undefined)
    throw new Error(`${page.path} is a city page, but no city has that slug.`);
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}${page.path}#business`,
    name: `${site.brand} ${city.name}`,
    url: origin + page.path,
    telephone: site.phone,
    image: socialPicture(page.path, 'city'),
    areaServed: placeOf(city),
    parentOrganization: provider,
  };
}

/** A calculator: runs in any browser and costs nothing. */
const application = (page: Page): WebApplication => ({
  '@type': 'WebApplication',
  ...about(page, 'application'),
  name: page.name,
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Needs JavaScript',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'NZD' },
  publisher: provider,
});

/** A guide of ours; a BlogPosting only under /blog. */
function article(page: Page): Article | BlogPosting {
  const card = guides.find(({ slug }) => page.path === `/blog/${slug}`);
  return {
    '@type': card ? 'BlogPosting' : 'Article',
    '@id': `${origin}${page.path}#article`,
    headline: page.heading,
    description: page.description,
    image: `${origin}/social/guide.png`,
    ...(card && { datePublished: card.date, articleSection: card.category }),
    dateModified: page.updated,
    author: provider,
    publisher: provider,
    inLanguage: site.language,
    mainEntityOfPage: origin + page.path,
  };
}

/**
 * The partner's listing. Two nodes share an id because the partner has two types. Only the
 * partner's own details are in it: no telephone number, picture or rating of ours.
 */
function partner(page: Page): readonly Thing[] {
  const id = `${origin}${page.path}#business`;
  return [
    {
      '@type': 'AccountingService',
      '@id': id,
      name: page.name,
      mainEntityOfPage: origin + page.path,
      address: { '@type': 'PostalAddress', addressLocality: 'Auckland', addressCountry: 'NZ' },
    },
    { '@type': 'ProfessionalService', '@id': id },
  ];
}

function subject(page: Page): readonly Thing[] {
  switch (page.family) {
    case 'home':
      return [
        organization,
        {
          '@type': 'WebSite',
          '@id': websiteId,
          name: site.brand,
          url: `${origin}/`,
          publisher: provider,
          inLanguage: site.language,
        },
      ];
    case 'city':
      return [
        cityBusiness(page),
        service(page, { name: page.heading, serviceType: site.product.title }),
      ];
    case 'service':
      return [
        service(page, { name: page.name, serviceType: page.name }),
        // The guide to a trade is an article as well.
        ...(page.path.startsWith('/industries/') ? [article(page)] : []),
      ];
    case 'guide':
      return [article(page)];
    case 'tool':
      return [application(page)];
    case 'partner':
      return partner(page);
    default:
      return [];
  }
}

/** A page without sections, such as the quote request. */
const plainPage = ({ title, description }: PlainHead, path: string): WebPage => ({
  '@type': 'WebPage',
  '@id': origin + path,
  name: title,
  description,
  url: origin + path,
  isPartOf: { '@id': websiteId },
  inLanguage: site.language,
});

const questionsOf = ({ sections }: Page): readonly Question[] =>
  sections.flatMap((section) => (section.kind === 'questions' ? section.questions : []));

function nodesOf(page: Page, asked = questionsOf(page)): readonly Thing[] {
  return [
    ...subject(page),
    ...(page.path === '/' ? [] : [breadcrumb(page)]),
    ...(asked.length === 0 ? [] : [faq(asked)]),
  ];
}

/** The JSON-LD graph of a page; null for pages that are not indexed, such as not found. */
export function structuredData(
  head: Page | PlainHead,
  path: string,
  questions?: readonly Question[],
): Graph | null {
  const page = writtenPage(head);
  if (page === undefined && head.noindex) return null;
  const graph = page === undefined ? [plainPage(head, path)] : nodesOf(page, questions);
  return { '@context': 'https://schema.org', '@graph': graph };
}
