// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import type { TaxQuestion } from '#content/ui/tax-faq.ts';
import { SearchableQuestions } from '#src/views/faq/searchable-questions.island.tsx';
import type { ProvidedActors } from '#src/views/provided-actors.ts';
import { InSite } from '#tests/views/in-site.tsx';

const questions: readonly TaxQuestion[] = [
  {
    id: 'ird-number',
    category: 'IRD Compliance & Registration',
    question: 'How do I get an IRD number?',
    answer: 'Apply in Whangārei or [online](/ird-support).',
  },
  {
    id: 'gst-due',
    category: 'GST & Tax Returns',
    question: 'When is my GST return due?',
    answer: 'On the **28th** of the following month.',
  },
];

const show = (actors: ProvidedActors = {}) =>
  render(
    <InSite actors={actors}>
      <SearchableQuestions path="/tax-faq" questions={questions} />
    </InSite>,
  );
const box = () => screen.getByRole('searchbox', { name: 'Search the questions' });
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

test('the search marks matches in questions and in the open answer', async () => {
  const user = userEvent.setup();
  show();
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

test('the search is cleared by its button, which hides and focuses the box', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
  await user.type(box(), 'gst');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
});

test('a search that came with the address is announced, as the served page has none', async () => {
  show({
    searchWords: fromCallback(({ sendBack }) => sendBack({ type: 'SEARCH.CHANGE', search: 'gst' })),
  });
  expect(box()).toHaveValue('gst');
  expect(await screen.findByText('1 question is listed.')).toHaveRole('status');
});
