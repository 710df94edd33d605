import { expect, test } from 'vitest';
import { deadLinks, readPage } from '#src/build/checks/dead-links.ts';

const origin = 'https://www.waymark.example';

const page = (path: string, body: string) => readPage(path, origin, `<body>${body}</body>`);

const found = (...links: readonly string[]) =>
  deadLinks(
    [
      page('/', links.map((link) => `<a class="link" href="${link}">a link</a>`).join('')),
      page(
        '/paye-services',
        '<h2 id="fees">Fees</h2><h2 id="tāke">Tāke</h2><img alt="" src="/drawings/steps.svg">',
      ),
    ],
    origin,
    new Set(['/drawings/steps.svg']),
  );

test('accepts pages, fragments, files and other sites', () => {
  expect(
    found(
      '/paye-services',
      '/paye-services#fees',
      '/paye-services#tāke',
      '/paye-services#t%C4%81ke',
      '/drawings/steps.svg',
      'https://www.ird.govt.nz/gst',
      'mailto:hello@waymark.example',
      'tel:0800000000',
      `${origin}/paye-services`,
    ),
  ).toEqual([]);
});

test.each([
  ['/paye-servics', 'there is no such page or file'],
  ['/drawings/guide-step.svg', 'there is no such drawing (run npm run art)'],
  ['/paye-services#fee', 'nothing on /paye-services has the id fee'],
  ['#fees', 'nothing on / has the id fees'],
  [`${origin}/paye-servics`, 'there is no such page or file'],
])('rejects %s: %s', (address, reason) => {
  expect(found(address)).toEqual([{ address, reason, pages: ['/'] }]);
});

test('names every page with a missing picture', () => {
  const pages = ['/a', '/b'].map((path) => page(path, '<img src="/gone.svg" alt="Gone">'));
  expect(deadLinks(pages, origin, new Set())).toEqual([
    { address: '/gone.svg', reason: 'there is no such page or file', pages: ['/a', '/b'] },
  ]);
});
