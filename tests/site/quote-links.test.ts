import { expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { requestsFor } from '#content/firm.ts';
import { firms } from '#content/firms.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { stateName } from '#machines/state-name.ts';
import { drive } from '#statelab/explore/drive.ts';
import { pageAt, pagePaths } from './built-site.ts';
import { linksOf } from './reading.ts';

/** What the wizard knows of a visitor who followed a link, and the step after the first question. */
function known(href: string): string {
  const { location, services, firm } = Object.fromEntries(
    new URL(href, 'https://site.example').searchParams,
  );
  const wizard = drive({
    ...quoteWizardScenario,
    input: { firms: firms.flatMap(requestsFor) },
    outcomes: {
      ...quoteWizardScenario.outcomes,
      restoreVisit: [
        {
          name: 'followed',
          output: { draft: null, autoAdvance: null, step: undefined, location, services, firm },
        },
      ],
    },
  });
  wizard.settle('restoreVisit', 'followed');
  expect(stateName(wizard.snapshot())).toBe('business-type.waiting');
  wizard.send({ type: 'ANSWER.CHOOSE', value: 'company' });
  wizard.send({ type: 'STEP.NEXT' });
  const { answers } = wizard.snapshot().context;
  const about = [answers.location, ...answers.services, answers.firm].filter((part) => part !== '');
  return `${about.join(', ') || 'nothing'}; then ${stateName(wizard.snapshot()).split('.')[0]}`;
}

/** The pages about a town, a service or a firm. A link on any other page knows nothing. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(cities.map(({ slug }) => [`/${slug}`, [`${slug}; then services`]])),
  ...Object.fromEntries(firms.map(({ path }) => [path, ['auckland; then services']])),
  '/auckland': ['auckland, greenlion; then services', 'auckland; then services'],
  '/small-business-tax': ['tax-return; then location'],
  '/gst-and-bas-returns': ['gst-returns; then location'],
  '/capital-gains-tax': ['tax-return; then location'],
  '/sole-trader-tax': ['tax-return; then location'],
  '/paye-services': ['payroll; then location'],
  '/contractor-tax': ['tax-return; then location'],
  '/tax-audit-help': ['audit-support; then location'],
  '/behind-with-tax': ['overdue; then location'],
  '/ird-support': ['overdue; then location'],
  '/ird-letters': [
    'audit-support; then location',
    'gst-returns; then location',
    'nothing; then location',
    'overdue; then location',
    'payroll; then location',
    'tax-planning; then location',
    'tax-return; then location',
  ],
  '/industries/construction-tax': ['tax-return; then location'],
  '/auckland/small-business-tax': ['auckland, tax-return; then services'],
  '/wellington/gst-returns': ['wellington, gst-returns; then services'],
  '/blog/gst-registration-guide-nz': ['gst-returns; then location'],
  '/blog/xero-vs-myob-vs-quickbooks-nz': ['bookkeeping; then location'],
  '/blog/bright-line-test-explained': ['tax-planning; then location'],
  '/accountants/greenlion': ['greenlion; then location'],
  '/greenlion': ['greenlion; then location'],
};

test('every link to /quote tells the wizard what its page is about', () => {
  const asked = pagePaths.map((path): readonly [string, readonly string[]] => {
    const hrefs = linksOf(pageAt(path)).flatMap(([, href]) =>
      /^\/quote(\?|$)/.test(href) ? [href] : [],
    );
    return [path, [...new Set(hrefs)].map(known).toSorted()];
  });
  const linking = asked.filter(([, links]) => links.length > 0);
  expect(linking.length).toBeGreaterThan(55);
  expect(Object.fromEntries(linking)).toEqual(
    Object.fromEntries(
      linking.map(([path]) => [path, subjects[path] ?? ['nothing; then location']]),
    ),
  );
  expect(linking.map(([path]) => path)).toEqual(expect.arrayContaining(Object.keys(subjects)));
});
