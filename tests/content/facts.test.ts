import { describe, expect, test } from 'vitest';
import { facts, type Fact } from '#content/facts.ts';
import { specifiedRoutes } from '#tests/site/route-table.ts';

const routes = new Set(specifiedRoutes);

const entries = Object.entries<Fact>(facts);

describe.each(entries)('%s', (_id, fact) => {
  test('says its figure, and its time, in one sentence', () => {
    expect(fact.wording).toContain(fact.figure);
    expect(fact.wording).toContain(fact.time ?? '');
    expect(fact.wording).toMatch(/^[^\n]+\.$/);
  });

  test('is shown on pages that exist, each named once', () => {
    expect(fact.shownOn.length).toBeGreaterThan(0);
    expect(fact.shownOn.filter((path) => !routes.has(path))).toEqual([]);
    expect(new Set(fact.shownOn).size).toBe(fact.shownOn.length);
  });
});

test('the figures are those of the specification', () => {
  const figures = {
    gst: facts.gstRate.figure,
    registration: facts.gstRegistration.figure,
    gstDue: facts.gstDueDate.figure,
    paye: facts.payeDueDate.figure,
    provisional: facts.provisionalTaxThreshold.figure,
    instalments: facts.provisionalTaxDates.figure,
    selfFilers: facts.selfFilerDeadline.figure,
    interest: facts.useOfMoneyInterest.figure,
    brightLine: facts.brightLine.figure,
    company: facts.companyRate.figure,
    annualReturn: [facts.priceAnnualReturn.figure, facts.priceAnnualReturn.time],
    satisfaction: facts.clientSatisfaction.figure,
  };
  expect(figures).toEqual({
    gst: '15%',
    registration: '$60,000',
    gstDue: '28th',
    paye: '20th',
    provisional: '$5,000',
    instalments: '28 August, 15 January and 7 May',
    selfFilers: '7 July',
    interest: '7.39%',
    brightLine: '10 years',
    company: '28%',
    annualReturn: ['$400–$800', '1–2 weeks'],
    satisfaction: '4.6/5',
  });
});

test('what is outdated, contradicted or unmeasured carries a note, and nothing else does', () => {
  expect(entries.filter(([, fact]) => fact.note !== undefined).map(([id]) => id)).toEqual([
    'gstDueDate',
    'gstDueDateSeventh',
    'gstDueDateExamples',
    'gstTaxInvoice',
    'gstAndBas',
    'payeDueDate',
    'kiwiSaverEmployer',
    'provisionalTaxThreshold',
    'provisionalTaxOtherThreshold',
    'provisionalTaxUpliftRisen',
    'payePenalty',
    'lateFilingIndividual',
    'lateFilingGst',
    'lateFilingCompany',
    'useOfMoneyInterest',
    'nopaResponse',
    'brightLine',
    'brightLineMainHome',
    'personalBands',
    'companyRateLarge',
    'dividendWithholding',
    'capitalItems',
    'mileageRate',
    'mileageCap',
    'soleTraderUnder',
    'companyOver',
    'companyCrossover',
    'companyWorkedExample',
    'priceGstReturn',
    'priceBas',
    'pricePersonal',
    'priceGstQuarterly',
    'quotesWithin',
    'averageResponseTime',
    'clientSatisfaction',
    'clientReviews',
    'nearMeResponseTime',
    'verifiedAgents',
    'professionalBodies',
    'constructionValue',
    'constructionBusinesses',
  ]);
});

test('every note is dated 2026-11-21', () => {
  const dates = entries.flatMap(([, { note }]) => (note === undefined ? [] : [note.date]));
  expect(new Set(dates)).toEqual(new Set(['2026-11-21']));
});

test('the notes on GST dates name the 28th and both exceptions', () => {
  const notes = [facts.gstDueDate, facts.gstDueDateSeventh, facts.gstDueDateExamples].map(
    ({ note }) => note.text,
  );
  for (const text of notes) {
    expect(text).toContain('28th');
    expect(text).toContain('31 March is due on 7 May');
    expect(text).toContain('30 November on 15 January');
  }
});

test('the note on interest sends the visitor to Inland Revenue and prints no figure', () => {
  const { text } = facts.useOfMoneyInterest.note;
  expect(text).toContain('(https://www.ird.govt.nz)');
  expect(text).not.toMatch(/\d/);
});
