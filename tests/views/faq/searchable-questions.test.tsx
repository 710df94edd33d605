// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TaxQuestion } from '#content/ui/tax-faq.ts';
import { SearchableQuestions } from '#src/views/faq/searchable-questions.island.tsx';
import { PageMarks } from '#src/views/page/page-marks.ts';
import { InSite } from '#tests/views/in-site.tsx';

const questions: readonly TaxQuestion[] = [
  {
    id: 'ird-number',
    category: 'IRD Compliance & Registration',
    question: 'How do I get an IRD number?',
    answer: 'Apply in Whangārei or [online](/ird-support).',
  },
  {
    id: 'vehicle',
    category: 'Business Tax & Deductions',
    question: 'How do I claim my ute?',
    answer: 'Keep a logbook of the kilometres.[^mileageRate]',
  },
  {
    id: 'gst-due',
    category: 'GST & Tax Returns',
    question: 'When is my GST return due?',
    answer: 'On the **28th** of the following month.',
  },
  {
    id: 'gst-logbook',
    category: 'GST & Tax Returns',
    question: 'Do I need a logbook for GST?',
    answer: 'Only for a vehicle.',
  },
  {
    id: 'what-to-ask',
    category: 'Choosing Tax Professionals',
    question: 'What should I ask before I choose?',
    answer: 'Who does the work, and for how much.',
  },
];

beforeEach(() => {
  render(
    <PageMarks value={{ figures: { mileageRate: 'Kilometre rate' } }}>
      <SearchableQuestions path="/tax-faq" questions={questions} />
    </PageMarks>,
    { wrapper: InSite },
  );
});
const box = () => screen.getByRole('searchbox', { name: 'Search the questions' });
/** jsdom applies no style sheets, so attributes tell what is listed. */
const listed = () =>
  [...document.querySelectorAll('[data-narrowed="false"] h3, [data-listed="true"] h3')].map(
    (heading) => heading.textContent,
  );
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

describe('the search', () => {
  test('marks matches in questions and in the open answer', async () => {
    const user = userEvent.setup();
    await user.type(box(), 'whangarei');
    expect(marks()).toEqual([]);
    await user.click(screen.getByRole('heading', { name: 'How do I get an IRD number?' }));
    await waitFor(() => expect(marks()).toEqual(['Whangārei']));
    await user.clear(box());
    await user.type(box(), 'onli ird');
    expect(marks()).toEqual(['IRD', 'onli']);
    expect(screen.getByRole('link', { name: 'online' }).getAttribute('href')).toBe('/ird-support');
    await user.clear(box());
    expect(marks()).toEqual([]);
  });

  test('is cleared by its button, which hides and focuses the box', async () => {
    const user = userEvent.setup();
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    await user.type(box(), 'gst');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(box()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(box());
    expect(listed()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
  });
});
