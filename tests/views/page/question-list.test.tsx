// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { QuestionList } from '#src/views/page/question-list.island.tsx';
import { InSite } from '#tests/views/in-site.tsx';

const questions = [
  { id: 'is-it-free', question: 'Is it free?', answer: 'Yes. See the [terms](/terms).' },
  { id: 'how-soon', question: 'How soon?', answer: 'Within **24 hours**.' },
];

const heading = (name: string): HTMLElement => screen.getByRole('heading', { name });

const entryOf = (name: string): HTMLDetailsElement => {
  const entry = heading(name).closest('details');
  if (entry === null) throw new Error(`The question ${name} does not fold.`);
  return entry;
};

/** The open questions. The machine must agree on whether there is one. */
function openQuestions(): readonly string[] {
  const open = questions.map(({ question }) => question).filter((name) => entryOf(name).open);
  const root = document.querySelector('[data-machine="accordion"]');
  expect(root?.getAttribute('data-state')).toBe(open.length === 0 ? 'closed' : 'open');
  return open;
}

// jsdom knows no `name` of details, like Firefox before 130 and Safari before 17.2.
test('opens one at a time where the browser does not, and closes the open one', async () => {
  const user = userEvent.setup();
  render(<QuestionList name="faq" questions={questions} />, { wrapper: InSite });
  await user.click(heading('Is it free?'));
  await waitFor(() => expect(openQuestions()).toEqual(['Is it free?']));
  await user.click(heading('How soon?'));
  await waitFor(() => expect(openQuestions()).toEqual(['How soon?']));
  await user.click(heading('How soon?'));
  await waitFor(() => expect(openQuestions()).toEqual([]));
});
