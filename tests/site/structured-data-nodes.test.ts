import { expect, test } from 'vitest';
import { cities, cityDetails } from '#content/cities.ts';
import { faultsOf, files, origin, pageAt, pagePaths } from './built-site.ts';
import {
  everythingIn,
  keysIn,
  nodesOf,
  nodesOfType,
  typesOf,
  valuesOf,
  type Json,
} from './json-ld.ts';

const placeIn = (region: string, name: string) => ({
  '@type': 'City',
  name,
  containedInPlace: {
    '@type': 'AdministrativeArea',
    name: region,
    containedInPlace: { '@type': 'Country', name: 'New Zealand' },
  },
});

test.each(cities)(
  '$name has our business and service, without premises there',
  ({ slug, name }) => {
    const place = placeIn(cityDetails[slug].region, name);
    const [business, service] = ['LocalBusiness', 'Service'].map((type) =>
      nodesOfType(pageAt(`/${slug}`), type),
    );
    expect(valuesOf(business ?? [], 'url')).toEqual([`${origin}/${slug}`]);
    expect(valuesOf(service ?? [], 'provider')).toEqual([{ '@id': `${origin}/#organization` }]);
    for (const nodes of [business ?? [], service ?? []]) {
      expect(valuesOf(nodes, 'areaServed')).toEqual([place]);
      expect(valuesOf(nodes, 'address')).toEqual([]);
    }
  },
);

test('the partner’s data has nothing of ours', () => {
  expect(
    ['AccountingService', 'ProfessionalService'].flatMap((type) =>
      nodesOfType(pageAt('/greenlion'), type),
    ),
  ).toEqual([
    {
      '@type': 'AccountingService',
      '@id': `${origin}/accountants/greenlion#business`,
      name: 'Greenlion',
      mainEntityOfPage: `${origin}/accountants/greenlion`,
      address: { '@type': 'PostalAddress', addressLocality: 'Auckland', addressCountry: 'NZ' },
    },
    { '@type': 'ProfessionalService', '@id': `${origin}/accountants/greenlion#business` },
  ]);
});

test.each(['/tax-calculator', '/gst-calculator'])('%s is marked as a free application', (path) => {
  const applications = nodesOfType(pageAt(path), 'WebApplication');
  expect(valuesOf(valuesOf(applications, 'offers'), 'price')).toEqual([0]);
});

test('a service names its provider and its area', () => {
  const national = nodesOfType(pageAt('/paye-services'), 'Service');
  expect(valuesOf(valuesOf(national, 'provider'), '@id')).toEqual([`${origin}/#organization`]);
  expect(valuesOf(valuesOf(national, 'areaServed'), 'name')).toEqual(['New Zealand']);
  const local = nodesOfType(pageAt('/wellington/gst-returns'), 'Service');
  expect(valuesOf(valuesOf(local, 'areaServed'), 'name')).toEqual(['Wellington']);
});

test('every guide has dates, an author, a publisher, a headline and a picture', () => {
  const needed = ['headline', 'image', 'author', 'publisher', 'datePublished', 'dateModified'];
  const faults = faultsOf((document) =>
    nodesOfType(document, 'BlogPosting').flatMap((post) => [
      ...needed.filter((key) => valuesOf(post, key).length !== 1).map((key) => `${key} is missing`),
      ...[...valuesOf(post, 'datePublished'), ...valuesOf(post, 'dateModified')]
        .map(String)
        .filter((date) => !/^202[5-9]-[01]\d-[0-3]\d$/.test(date)),
    ]),
  );
  expect(faults).toEqual([]);
});

test('nothing has ratings or reviews', () => {
  const types = ['Review', 'AggregateRating', 'Rating', 'UserReview', 'CriticReview'];
  const keys =
    /^(aggregateRating|reviews?|(rating|best|worst)\w*|\w*(Rating|ratingValue|reviewCount))$/;
  const faults = faultsOf((document) => [
    ...everythingIn(nodesOf(document))
      .flatMap(typesOf)
      .map(String)
      .filter((type) => types.includes(type)),
    ...keysIn(nodesOf(document)).filter((key) => keys.test(key)),
  ]);
  expect(faults).toEqual([]);
});

/** The ids of references (nodes with only an id), or of described nodes. */
const idsIn = (nodes: readonly Json[], named: boolean): readonly string[] =>
  everythingIn(nodes)
    .filter((node) => (keysIn(node).join() === '@id') === named)
    .filter((node) => !Array.isArray(node))
    .flatMap((node) => valuesOf(node, '@id'))
    .map(String);

test('every id reference has its node on the page, or on the home page', () => {
  const onHome = idsIn(nodesOf(pageAt('/')), false);
  expect(onHome).toEqual([`${origin}/#organization`, `${origin}/#website`]);
  const faults = faultsOf((document) => {
    const here = idsIn(nodesOf(document), false);
    return idsIn(nodesOf(document), true).filter((id) => ![...onHome, ...here].includes(id));
  });
  expect(faults).toEqual([]);
});

test('every URL of this site leads to a page or a file', () => {
  const faults = faultsOf((document) =>
    everythingIn(nodesOf(document))
      .filter((value): value is string => typeof value === 'string' && value.startsWith(origin))
      .filter((address) => {
        const { pathname } = new URL(address);
        return !pagePaths.includes(pathname) && !files.has(pathname);
      }),
  );
  expect(faults).toEqual([]);
});
