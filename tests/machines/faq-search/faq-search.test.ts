import { describe, expect, test } from 'vitest';
import { delays } from '#machines/delays.ts';
import { manyQuestionsScenario } from '#machines/faq-search/faq-search.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';

const change = (search: string) => ({ type: 'SEARCH.CHANGE', search }) as const;
const start = () => drive(manyQuestionsScenario);

describe('the search of the questions', () => {
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
});
