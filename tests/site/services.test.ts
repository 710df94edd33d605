import { describe, expect, test } from 'vitest';
import { pageAt } from './built-site.ts';
import { find, linksOf, mainOf, rowsOf, textOf, textsOf } from './reading.ts';

const mainAt = (path: string): Element => mainOf(pageAt(path));
const cityLinks = (path: string): readonly string[] =>
  linksOf(find(mainAt(path), '#cities ul')).map(([, href]) => href);
const entries = (path: string, id: string): readonly string[] =>
  textsOf(find(mainAt(path), `#${id}`), ':is(ul, ol) > li h3, summary > h3');
const tiersOf = (path: string): readonly string[] =>
  textsOf(find(mainAt(path), '#prices'), 'ul > li:has(h3)');
/** Every service page asks for a quote near its end. */
const asks = (path: string): readonly string[] =>
  linksOf(find(mainAt(path), '#quote')).map(([, href]) => href);

const withForm = [
  '/small-business-tax',
  '/gst-and-bas-returns',
  '/capital-gains-tax',
  '/sole-trader-tax',
  '/contractor-tax',
  '/tax-audit-help',
  '/ird-support',
  '/auckland/small-business-tax',
  '/wellington/gst-returns',
];

test.each(withForm)('%s opens with a lead form under its own title', (path) => {
  const fields = [...find(mainAt(path), 'form').querySelectorAll('input, select')].map((field) =>
    field.getAttribute('name'),
  );
  expect(fields).toEqual(
    expect.arrayContaining(['name', 'email', 'location', 'businessType', 'serviceNeeded']),
  );
  expect(textsOf(mainAt(path), 'h2')[0]).toMatch(/^(Get|Ask|Find) /);
});

test.each([...withForm, '/paye-services', '/industries/construction-tax'])(
  '%s asks for a quote',
  (path) => {
    expect(asks(path).filter((href) => /^\/quote(\?|$)/.test(href))).toHaveLength(1);
  },
);

test.each([
  '/small-business-tax',
  '/gst-and-bas-returns',
  '/sole-trader-tax',
  '/paye-services',
  '/contractor-tax',
  '/tax-audit-help',
  '/ird-support',
])('%s links to at least five cities', (path) => {
  expect(new Set(cityLinks(path)).size).toBeGreaterThanOrEqual(5);
});

describe('/small-business-tax', () => {
  test('has service types and benefits', () => {
    expect(entries('/small-business-tax', 'service-types')).toHaveLength(6);
    expect(entries('/small-business-tax', 'benefits')).toHaveLength(5);
  });

  test('prints a price and a timeframe for each service', () => {
    expect(rowsOf(find(mainAt('/small-business-tax'), '#prices'))).toEqual([
      ['Annual return', '$400–$800', '1–2 weeks'],
      ['GST return', '$150–$300', '2–3 days'],
      ['BAS, for sales in Australia', '$200–$400', '3–5 days'],
      ['Consultation', '$200–$350 per hour', 'same week'],
    ]);
  });
});

describe('/gst-and-bas-returns', () => {
  test('has the facts and the mistakes', () => {
    expect(rowsOf(find(mainAt('/gst-and-bas-returns'), '#gst-facts'))).toHaveLength(7);
    expect(entries('/gst-and-bas-returns', 'common-mistakes').length).toBeGreaterThanOrEqual(5);
  });

  test('has three price tiers, with the middle one most popular', () => {
    expect(tiersOf('/gst-and-bas-returns')).toEqual([
      expect.stringMatching(/^Simple \$150–\$250 2–3 days /),
      expect.stringMatching(/^Standard Most Popular \$250–\$400 3–5 days /),
      expect.stringMatching(/^Complex \$400–\$600\+ 5–7 days /),
    ]);
  });
});

describe('/capital-gains-tax', () => {
  test('explains it in four parts', () => {
    const text = entries('/capital-gains-tax', 'what-it-is').join(' | ');
    expect(entries('/capital-gains-tax', 'what-it-is')).toHaveLength(4);
    for (const part of [/propert/i, /bright-line/i, /business assets/i, /complex|calculation/i]) {
      expect(text).toMatch(part);
    }
  });

  test('covers who needs help, what goes wrong and how an accountant helps, and answers questions', () => {
    const main = mainAt('/capital-gains-tax');
    expect(find(main, '#who-needs-help').querySelectorAll('li').length).toBeGreaterThanOrEqual(5);
    expect(entries('/capital-gains-tax', 'common-mistakes')).toHaveLength(5);
    expect(entries('/capital-gains-tax', 'how-an-accountant-helps')).toHaveLength(4);
    expect(entries('/capital-gains-tax', 'questions')).toHaveLength(5);
  });
});

describe('/sole-trader-tax', () => {
  test('has service cards, deductions and questions', () => {
    expect(entries('/sole-trader-tax', 'services')).toHaveLength(6);
    const deductions = find(mainAt('/sole-trader-tax'), '#deductions');
    expect(deductions.querySelectorAll('ul')[0]?.children).toHaveLength(8);
    expect(entries('/sole-trader-tax', 'questions')).toHaveLength(5);
  });
});

describe('/paye-services', () => {
  test('explains PAYE and what the service includes', () => {
    expect(textOf(find(mainAt('/paye-services'), '#what-paye-is'))).toContain('pay as you earn');
    expect(entries('/paye-services', 'services')).toHaveLength(5);
  });

  test('takes an employer through five steps', () => {
    const steps = find(mainAt('/paye-services'), '#compliance-steps ol');
    expect(steps.children).toHaveLength(5);
  });

  test('names the common mistakes and answers questions', () => {
    expect(entries('/paye-services', 'common-mistakes')).toHaveLength(5);
    expect(entries('/paye-services', 'questions')).toHaveLength(4);
  });

  test('has three monthly price tiers, with the middle one most popular', () => {
    expect(tiersOf('/paye-services')).toEqual([
      expect.stringMatching(/^Small: 1 to 10 employees \$50–\$150 a month /),
      expect.stringMatching(/^Medium: 10 to 50 employees Most Popular \$150–\$300 a month /),
      expect.stringMatching(/^Large: 50\+ employees \$300 and up a month /),
    ]);
  });
});

test.each(['/contractor-tax', '/tax-audit-help', '/ird-support'])(
  '%s has service cards and lists',
  (path) => {
    expect(entries(path, 'services')).toHaveLength(6);
    expect(mainAt(path).querySelectorAll('section ol, section ul').length).toBeGreaterThan(3);
  },
);

test('/auckland/small-business-tax prints Auckland prices', () => {
  expect(rowsOf(find(mainAt('/auckland/small-business-tax'), '#prices'))).toEqual([
    ['Annual return', '$400–$800', '1–2 weeks'],
    ['GST return', '$150–$300', '2–3 days'],
    ['Consultation', '$200–$350 per hour', 'same week'],
  ]);
});

test('/wellington/gst-returns prints the three tiers', () => {
  const prices = textsOf(
    find(mainAt('/wellington/gst-returns'), '#prices'),
    'li > p:first-of-type',
  );
  expect(prices).toEqual(['$150–$250', '$250–$400', '$400–$600+']);
});

test.each([
  ['/small-business-tax', ['Find out what yours would cost']],
  ['/ird-support', ['Let someone else make the call']],
  ['/paye-services', ['Get a price for your payroll', 'Get a free quote']],
])('%s lists its contents, without what asks for a quote', (path, asking) => {
  const main = mainAt(path);
  const contents = linksOf(find(main, 'nav[aria-labelledby="contents"]'));
  const sections = [...main.querySelectorAll('section')].map((section) => [
    textOf(find(section, 'h2')),
    `#${section.id}`,
  ]);
  expect(contents.length).toBeGreaterThanOrEqual(5);
  expect(contents).toEqual(sections.slice(0, contents.length));
  expect(sections.slice(contents.length).map(([heading]) => heading)).toEqual(asking);
});
