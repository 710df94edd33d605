import { describe, expect, test } from 'vitest';
import type { Launch } from '#src/build/prelaunch/launch.ts';
import { launchChecklist, report } from '#src/build/prelaunch/launch-checklist.ts';

/** A site that is ready to launch. */
const ready: Launch = {
  phone: '0800 829 275',
  email: 'hello@waymark.co.nz',
  operator: {
    name: 'Tracks Limited',
    town: 'Napier',
    nzbn: '9429000000000',
    editor: 'Tama Ngata',
    reviewer: 'Mere Ngata',
    hours: 'Monday to Friday, 9 am to 5 pm',
    leadPrice: '$40',
  },
  origin: 'https://www.waymark.co.nz',
  leadForms: 'deliver',
  listings: 'own',
  firms: [{ name: 'Greenlion', sample: false, file: 'greenlion.ts' }],
  isLicensed: true,
  packages: [
    {
      name: 'waymark-sums',
      file: 'sums/package.json',
      repository: { url: 'git+https://code.waymark.co.nz/waymark.git' },
    },
  ],
  claims: [{ title: 'Sixteen cities' }, { title: 'Quotes within a day', confirmed: '2026-12-01' }],
  glossary: { confirmed: '2026-12-01' },
  ledger: [
    {
      file: 'gst.ts',
      facts: [
        { subject: 'GST rate', figure: '15%', source: 'The Act', confidence: 'verified' },
        { subject: 'Late fee', figure: '$50', source: 'A quotation', confidence: 'quoted' },
      ],
    },
    {
      file: 'prices.ts',
      facts: [
        {
          subject: 'Consultation',
          figure: '$200',
          source: 'Our own',
          confidence: 'unverified',
          confirmed: '2026-12-01',
        },
      ],
    },
  ],
};

/** The same with one open item of each kind. */
const unready: Launch = {
  phone: '0800 000 000',
  email: 'hello@waymark.example',
  operator: { ...ready.operator, name: null, reviewer: null },
  origin: 'https://www.waymark.example',
  leadForms: 'log',
  listings: 'samples',
  firms: [
    ...ready.firms,
    {
      name: 'Tui Tax',
      sample: false,
      file: 'tui-tax.ts',
      credentials: {
        person: 'Mere Ngata',
        portrait: null,
        professionalBody: 'CA ANZ',
        taxAgentListing: null,
        replies: null,
        nzbn: null,
      },
    },
    { name: 'Kea Ledger', sample: true, file: 'kea-ledger.ts' },
  ],
  isLicensed: false,
  packages: [
    ...ready.packages,
    { name: 'waymark-lab', file: 'packages/statelab/package.json' },
    {
      name: 'waymark-bands',
      file: 'bands/package.json',
      repository: { url: 'git+https://waymark.example/waymark.git' },
    },
  ],
  claims: [...ready.claims, { title: 'Verified tax agents', confirmed: null }],
  glossary: { confirmed: null },
  ledger: [
    ...ready.ledger,
    {
      file: 'service.ts',
      facts: [
        { subject: 'Response', figure: '2 hours', source: 'A sample', confidence: 'unverified' },
      ],
    },
  ],
};

const left = (launch: Launch) => launchChecklist(launch).flatMap(({ items }) => items);

describe('the launch checklist', () => {
  test('is empty if everything is real, confirmed or verified', () => {
    expect(launchChecklist(ready)).toEqual([]);
    expect(report(launchChecklist(ready))).toBe(
      'Nothing is left to do before the site goes public.\n',
    );
  });

  test('lists each kind of item by the file to change', () => {
    expect(report(launchChecklist(unready))).toBe(`Fill in or replace these:
  content/site.ts  telephone 0800 000 000
  content/site.ts  email hello@waymark.example
  SITE_URL or content/site.ts  origin https://www.waymark.example
  content/operator.ts  name of the operator
  content/operator.ts  name of who reviews the tax pages

Let the quick quote and contact forms deliver:
  LEAD_FORMS or content/site.ts  leadForms is log

Build with LISTINGS=own, or put real firms in the place of these samples:
  LISTINGS  listings are samples
  content/firms/kea-ledger.ts  Kea Ledger

Get from these partners what every firm gives to be listed:
  content/firms/tui-tax.ts  Tui Tax: Portrait of that person
  content/firms/tui-tax.ts  Tui Tax: Tax agent listing
  content/firms/tui-tax.ts  Tui Tax: Promise to reply
  content/firms/tui-tax.ts  Tui Tax: NZBN

Make sure that these claims are kept to, then set \`confirmed\` to the day:
  content/claims.ts  Verified tax agents
  content/glossary.ts  What tax words mean

Find a source for these figures and set \`confidence\`, or replace them; to one that is yours to say, such as a price, add \`confirmed\` with the day:
  content/facts/service.ts  Response: 2 hours (A sample)

Ask the owner of the code for these:
  LICENSE and package.json  licence of the site
  packages/statelab/package.json  waymark-lab: address of its repository
  bands/package.json  waymark-bands: address of its repository

Left to do before the site goes public: 18
`);
  });

  test.each(['http://www.waymark.co.nz', 'https://localhost', 'https://waymark.test', ''])(
    'lists an origin that is not public: "%s"',
    (origin) => {
      expect(left({ ...ready, origin })).toEqual([
        { what: `origin ${origin}`, where: 'SITE_URL or content/site.ts' },
      ]);
    },
  );
});
