import { expect, test } from 'vitest';
import { letters } from '#content/letters.ts';
import { taxQuestions } from '#content/tax-questions.ts';
import { lettersWords } from '#content/ui/ird-letters.ts';
import { taxFaq } from '#content/ui/tax-faq.ts';
import { findMatches, indexQuestions, termsOf } from '#machines/faq-search/search-index.ts';
import { searchedLetter } from '#machines/faq-search/searched-letter.ts';

/** What people type, and the question or letter that comes first. */
const searches = {
  questions: {
    index: indexQuestions(taxQuestions),
    hints: [taxFaq.search.hint],
    first: {
      GST: 'register-for-gst',
      deadline: 'return-due-date',
      penalty: 'filing-late',
      late: 'filing-late',
      'cannot pay': 'paying-late',
      "can't pay": 'paying-late',
      'payment plan': 'paying-late',
      debt: 'owing-tax',
      audit: 'audit-letter',
      dispute: 'disputing-an-assessment',
      'ird number': 'ird-number',
      'tax code': 'tax-code',
      KiwiSaver: 'kiwisaver',
      'student loan': 'student-loan',
      'Working for Families': 'working-for-families',
      payroll: 'employer-registration',
      'provisional tax': 'who-pays-provisional-tax',
      'tax rates': 'tax-rates',
      'how much tax': 'how-much-tax',
      ACC: 'acc-levy',
      Uber: 'driving-and-letting',
      company: 'company-or-sole-trader',
      laptop: 'tools-and-equipment',
      lunch: 'meals',
      'home office': 'home-office',
      ute: 'vehicle',
      logbook: 'vehicle',
      'bright-line': 'selling-property',
      'gst return': 'gst-due-date',
      'When is my GST return due?': 'gst-due-date',
      'nil return': 'nil-gst-return',
      'claim gst': 'claim-gst-back',
      refund: 'must-i-file',
      cost: 'cost-of-a-personal-return',
      'change accountant': 'changing-accountants',
    },
  },
  letters: {
    index: indexQuestions(letters.map(searchedLetter)),
    hints: [lettersWords.search.hint, lettersWords.empty.text],
    first: {
      overdue: 'return-overdue',
      'payment reminder': 'statement-of-account',
      'you have not filed': 'return-overdue',
      'IRD letter about GST return': 'gst-return-overdue',
      ACC: 'acc-invoice',
      NOPA: 'nopa',
      audit: 'audit',
      penalty: 'late-filing-penalty',
      'Notice of default assessment': 'default-assessment',
      'final notice': 'legal-action',
      'statutory demand': 'legal-action',
      'amount owing': 'statement-of-account',
      'your account is overdue': 'statement-of-account',
      "can't pay": 'instalment-arrangement',
      'payment plan': 'instalment-arrangement',
      interest: 'interest',
      'provisional tax': 'provisional-tax',
      'terminal tax': 'tax-bill',
      'gst return': 'gst-return-overdue',
      'paye reconciliation': 'employer-account',
      'late payment': 'late-payment-penalty',
      'deduction notice': 'deduction-notice',
      '17b': 'information-request',
      'risk review': 'risk-review',
      refund: 'gst-refund-held',
      dispute: 'nopa',
      'child support': 'child-support',
      'student loan': 'student-loan',
    },
  },
} as const;

/** The words that a hint offers, after ‘:’ or ‘such as’, up to the next full stop, comma and ‘or’. */
const offered = (hint: string): readonly string[] =>
  (/(?:: |such as )(.+?)(?:\.|, or )/.exec(hint)?.[1] ?? '').replace(/[“”]/g, '').split(/, | or /);

test.each(Object.entries(searches))(
  'of the %s, what is typed finds what it names first',
  (_, of) => {
    const found = Object.keys(of.first).map((search) => [
      search,
      findMatches(of.index, termsOf(search))[0],
    ]);
    expect(Object.fromEntries(found)).toEqual(of.first);
  },
);

test.each(Object.entries(searches))('of the %s, each word of the hints is among them', (_, of) => {
  const words = of.hints.flatMap(offered);
  expect(words.length).toBeGreaterThanOrEqual(3);
  expect(Object.keys(of.first)).toEqual(expect.arrayContaining(words));
});
