import type {
  Article,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  LocalBusiness,
  Organization,
  Thing,
  WebApplication,
  WebPage,
} from 'schema-dts';
import { cities } from '#content/cities.ts';
import { guides } from '#content/guides.ts';
import type { Page, Question } from '#content/page.ts';
import { site } from '#content/site.ts';
import { plainText } from '#content/text.ts';
import { socialPicture, origin, type PageSummary } from './summary.ts';
import { trailOf } from '#src/views/page/trail.ts';

const organizationId = `${origin}/#organization`;
const provider = { '@id': organizationId };
const websiteId = `${origin}/#website`;

const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.brand,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  telephone: site.phone,
  email: site.email,
  areaServed: { '@type': 'Country', name: 'New Zealand' },
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

function cityOf({ path, parent }: Page) {
  return cities.find(({ slug }) => [path, parent?.path].includes(`/${slug}`));
}

/** Our service in a city, and the business that the specification asks for. We have no premises there, so no address. */
function cityBusiness(page: Page): readonly Thing[] {
  const city = cityOf(page);
  if (city === undefined)
    throw new Error(`${page.path} is a city page, but no city has that slug.`);
  const areaServed = { '@type': 'City', name: city.name } as const;
  const business: LocalBusiness = {
    '@type': 'LocalBusiness',
    '@id': `${origin}${page.path}#business`,
    name: `${site.brand} ${city.name}`,
    url: origin + page.path,
    telephone: site.phone,
    image: socialPicture(page.path, 'city'),
    areaServed,
    parentOrganization: provider,
  };
  return [
    business,
    {
      '@type': 'Service',
      '@id': `${origin}${page.path}#service`,
      name: page.heading,
      description: page.description,
      serviceType: site.product.title,
      url: origin + page.path,
      provider,
      areaServed,
    },
  ];
}

/** A calculator: runs in any browser and costs nothing. */
const application = (page: Page): WebApplication => ({
  '@type': 'WebApplication',
  '@id': `${origin}${page.path}#application`,
  name: page.name,
  description: page.description,
  url: origin + page.path,
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Needs JavaScript',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'NZD' },
  publisher: provider,
});

function service(page: Page): Thing {
  const city = cityOf(page);
  return {
    '@type': 'Service',
    '@id': `${origin}${page.path}#service`,
    name: page.name,
    description: page.description,
    serviceType: page.name,
    url: origin + page.path,
    provider,
    areaServed: city
      ? { '@type': 'City', name: city.name }
      : { '@type': 'Country', name: 'New Zealand' },
  };
}

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
 * The partner's listing: two nodes of one id, for it is of two types. It says what is the
 * partner's own and nothing that is ours: no telephone number, picture or rating.
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

function subject(page: Page, family: PageSummary['family']): readonly Thing[] {
  switch (family) {
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
      return cityBusiness(page);
    case 'service':
      // The guide to a trade is an article as well.
      return page.path.startsWith('/industries/')
        ? [service(page), article(page)]
        : [service(page)];
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

/** A page that is not made of sections, such as the quote request. */
const plainPage = ({ title, description, path }: PageSummary): WebPage => ({
  '@type': 'WebPage',
  '@id': origin + path,
  name: title,
  description,
  url: origin + path,
  isPartOf: { '@id': websiteId },
  inLanguage: site.language,
});

function nodesOf(page: Page, { family, questions }: PageSummary): readonly Thing[] {
  const asked =
    questions ??
    page.sections.flatMap((section) => (section.kind === 'questions' ? section.questions : []));
  return [
    ...subject(page, family),
    ...(page.path === '/' ? [] : [breadcrumb(page)]),
    ...(asked.length === 0 ? [] : [faq(asked)]),
  ];
}

/** The JSON-LD graph of a page; null for pages that are not indexed, such as not found. */
export function structuredData(summary: PageSummary): Graph | null {
  const { page, noindex = false } = summary;
  if (page === undefined && noindex) return null;
  const graph = page === undefined ? [plainPage(summary)] : nodesOf(page, summary);
  return { '@context': 'https://schema.org', '@graph': graph };
}
