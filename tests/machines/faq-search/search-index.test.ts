import { describe, expect, test } from 'vitest';
import { findMatches, indexQuestions, termsOf } from '#machines/faq-search/search-index.ts';

const index = indexQuestions([
  {
    id: 'gst',
    question: 'When is my GST return due?',
    answer: 'By the **28th**. See the [calculator](/glossary).',
  },
  {
    id: 'paye',
    question: 'What is PAYE?',
    answer: 'Tax on wages and the ACC levy, in Whangārei too.',
  },
  { id: 'bay', question: 'Who works in Hawke’s Bay?', answer: 'Several account for it.' },
]);
const find = (search: string) => findMatches(index, termsOf(search));

describe('the terms of a search', () => {
  test('are its words, case-folded, each once', () => {
    expect(termsOf('  GST  return gst\tWHANGĀREI ')).toEqual(['gst', 'return', 'whangarei']);
  });

  test('leave out the marks of a sentence around them', () => {
    expect(termsOf('"Audit", can’t pay?')).toEqual(['audit', "can't", 'pay']);
  });
});

describe('a search', () => {
  test.each([
    ['gst', ['gst']],
    ['wages', ['paye']],
    ['whangarei', ['paye']],
    ["hawke's", ['bay']],
    ['ret', ['gst']],
    ['what tax', ['paye']],
    ['what gst', []],
    ['I have not filed my gst return', ['gst']],
    ['my overdue gst return, period to 30 sep 2026', ['gst']],
    ['account', ['bay']],
    ['count', []],
    ['acc', ['paye']],
    ['', ['gst', 'paye', 'bay']],
    ['zebra', []],
  ])('for ‘%s’ finds %j', (search, ids) => {
    expect(find(search)).toEqual(ids);
  });

  test.each([
    ['payroll', ['paye']],
    ['uber', []],
  ])('for ‘%s’, which means the same as a word of a question, finds %j', (search, ids) => {
    expect(find(search)).toEqual(ids);
  });

  test('searches visible text, not markup', () => {
    expect(find('calculator')).toEqual(['gst']);
    expect(find('glossary')).toEqual([]);
  });

  test('puts a title before a head, a head before an answer, and whole words before parts', () => {
    const ordered = indexQuestions([
      { id: 'answer', question: 'Letter', answer: 'An audit notice.' },
      { id: 'head', question: 'Letter', heads: ['Audit notice'], answer: '' },
      { id: 'apart', question: 'Notice of an audit', answer: '' },
      { id: 'part', question: 'The audit notices', answer: '' },
      { id: 'title', question: 'Audit notice', answer: '' },
    ]);
    const found = findMatches(ordered, termsOf('audit notice'));
    expect(found).toEqual(['title', 'apart', 'part', 'head', 'answer']);
  });
});
