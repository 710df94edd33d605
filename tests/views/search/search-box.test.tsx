// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { SearchableQuestions } from '#src/views/faq/searchable-questions.island.tsx';
import { InSite } from '#tests/views/in-site.tsx';

const questions = ['How do I get an IRD number?', 'When is my GST return due?'].map(
  (question, index) => ({
    id: `question-${index}`,
    category: 'GST & Tax Returns' as const,
    question,
    answer: 'Ask us.',
  }),
);

test('a search that came with the address is announced, as the served page has none', async () => {
  const actors = {
    searchWords: fromCallback(({ sendBack }) => sendBack({ type: 'SEARCH.CHANGE', search: 'gst' })),
  };
  render(
    <InSite actors={actors}>
      <SearchableQuestions path="/tax-faq" questions={questions} />
    </InSite>,
  );
  expect(screen.getByRole('searchbox')).toHaveValue('gst');
  expect(await screen.findByText('1 question is listed.')).toHaveRole('status');
});
