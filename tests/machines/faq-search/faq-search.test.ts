import { describe, expect, test } from 'vitest';
import { delays } from '#machines/delays.ts';
import { manyQuestionsScenario } from '#machines/faq-search/faq-search.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';

const change = (search: string) => ({ type: 'SEARCH.CHANGE', search }) as const;
const start = () => drive(manyQuestionsScenario);

describe('the search of the questions', () => {
  test('starts empty, with all questions', () => {
    const { value, context } = start().snapshot();
    expect(value).toBe('all');
    expect(context.search).toBe('');
    expect(context.matches).toHaveLength(102);
  });

  test('narrows to matches, and widens again', () => {
    const search = start();
    search.send(change('Whangarei'));
    expect(search.snapshot().value).toBe('some');
    expect(search.snapshot().context.matches).toEqual(['provisional-tax']);
    expect(search.snapshot().context.terms).toEqual(['whangarei']);
    search.send(change(''));
    expect(search.snapshot().value).toBe('all');
    expect(search.snapshot().context.matches).toHaveLength(102);
  });

  test('reports no match', () => {
    const search = start();
    search.send(change('glossary'));
    expect(search.snapshot().value).toBe('none');
    expect(search.snapshot().context.matches).toEqual([]);
  });

  test('treats spaces as an empty search, and keeps them', () => {
    const search = start();
    search.send(change('  '));
    expect(search.snapshot().value).toBe('all');
    expect(search.snapshot().context.search).toBe('  ');
  });

  test('lists fifty matches at once', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => ({
      id: `q${index}`,
      question: 'When is GST due?',
      answer: 'On the 28th.',
    }));
    const search = drive({ ...manyQuestionsScenario, input: { questions: fifty } });
    search.send(change('gst'));
    expect(search.snapshot().value).toBe('some');
  });

  test('can be cleared', () => {
    const search = start();
    search.send(change('gst'));
    search.send({ type: 'SEARCH.CLEAR' });
    expect(search.snapshot().value).toBe('all');
    expect(search.snapshot().context.search).toBe('');
    expect(search.snapshot().context.matches).toHaveLength(102);
  });
});

describe('a link to a question', () => {
  test('clears a search that does not match it', () => {
    const search = start();
    search.send(change('gst'));
    search.send({ type: 'ENTRY.OPEN', entry: 'provisional-tax' });
    expect(search.snapshot().value).toBe('all');
    expect(search.snapshot().context.search).toBe('');
  });

  test('keeps a search that matches it', () => {
    const search = start();
    search.send(change('whangarei'));
    search.send({ type: 'ENTRY.OPEN', entry: 'provisional-tax' });
    expect(search.snapshot().value).toBe('some');
    expect(search.snapshot().context.search).toBe('whangarei');
  });
});

describe('many matches', () => {
  test('are listed fifty at a time, every 100 ms', () => {
    expect(delays.listMore).toBe(100);
    const search = start();
    search.send(change('gst'));
    expect(search.snapshot().value).toBe('listing');
    expect(search.snapshot().context.matches).toHaveLength(101);
    expect(search.snapshot().context.listed).toBe(50);
    search.wait(99);
    expect(search.snapshot().context.listed).toBe(50);
    search.wait(1);
    expect(search.snapshot().value).toBe('listing');
    expect(search.snapshot().context.listed).toBe(100);
    search.wait(100);
    expect(search.snapshot().value).toBe('some');
    expect(search.snapshot().context.listed).toBe(150);
  });

  test('restart with the next keystroke', () => {
    const search = start();
    search.send(change('gst'));
    search.wait(100);
    search.send(change('gst return'));
    expect(search.snapshot().context.listed).toBe(50);
  });
});
