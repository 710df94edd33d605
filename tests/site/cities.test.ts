import { expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { firms as listed } from '#content/firms.ts';
import { pageAt } from './built-site.ts';
import { find, linksOf, mainOf, textOf, textsOf } from './reading.ts';

const quoteLinks = (root: ParentNode): readonly string[] =>
  linksOf(root)
    .filter(([, href]) => /^\/quote(\?|$)/.test(href))
    .map(([label]) => label);

test.each(cities.map(({ slug, name }) => [`/${slug}`, name] as const))(
  '%s opens with its name and picture, lists six services and ends with a call to the quote',
  (path, name) => {
    const main = mainOf(pageAt(path));
    expect(textOf(find(main, 'h1'))).toContain(name);
    expect(find(main, 'img').getAttribute('alt')).toContain(name);
    const services = [...main.querySelectorAll('#services ul > li h3 a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(new Set(services).size).toBe(6);
    const actions = [...main.querySelectorAll('#quotes, #get-quotes')];
    expect(actions.flatMap(quoteLinks)).toEqual(['Get Free Quotes']);
  },
);

test('/auckland compares its firms, each with a quote and a profile, and reviews of all but the partner', () => {
  const section = find(mainOf(pageAt('/auckland')), '#firms');
  const firms = [...section.querySelectorAll(':scope ul > li:has(h3)')];
  expect(textsOf(section, 'ul > li h3')).toEqual(
    listed.map(({ name, sample }) => `${name} ${sample ? 'Sample' : 'Featured Partner'}`),
  );
  for (const firm of firms) expect(quoteLinks(firm)).toEqual([expect.stringMatching(/^Get Free/)]);
  // The listed firm is counted, and it alone has buttons; the samples are folded.
  expect(textOf(find(section, 'h2'))).toBe('One listed firm in Auckland');
  expect(firms.map((firm) => firm.closest('details') !== null)).toEqual(
    listed.map(({ sample }) => sample),
  );
  expect(firms.map((firm) => firm.querySelectorAll('[data-kind]').length)).toEqual([2, 0, 0, 0, 0]);
  const profiles = firms.flatMap((firm) =>
    linksOf(firm).filter(([label]) => /^View Profile\b/.test(label)),
  );
  expect(profiles.map(([, href]) => href)).toEqual(listed.map(({ path }) => path));
  expect(firms.map((firm) => textsOf(firm, 'h3 + p')[0])).toEqual(
    listed.map(({ rating, reviews }) =>
      rating === null ? 'No reviews yet' : `${rating} out of 5, ${reviews} reviews`,
    ),
  );
  expect(textOf(section).match(/sample listings/g)).toHaveLength(1);
  expect(textOf(section)).toContain('Greenlion pays Waymark for this place.');
});
