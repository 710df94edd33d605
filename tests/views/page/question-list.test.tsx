// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { QuestionList } from '#src/views/page/question-list.island.tsx';
import { InSite } from '#tests/views/in-site.tsx';

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

const questions = [
  { id: 'is-it-free', question: 'Is it free?', answer: 'Yes. See the [terms](/terms).' },
  { id: 'how-soon', question: 'How soon?', answer: 'Within **24 hours**.' },
];

const list = (
  <InSite>
    <QuestionList name="faq" questions={questions} />
  </InSite>
);

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
  render(list);
  await user.click(heading('Is it free?'));
  await waitFor(() => expect(openQuestions()).toEqual(['Is it free?']));
  await user.click(heading('How soon?'));
  await waitFor(() => expect(openQuestions()).toEqual(['How soon?']));
  await user.click(heading('How soon?'));
  await waitFor(() => expect(openQuestions()).toEqual([]));
});

test('follows what the browser opens and closes by itself', async () => {
  render(list);
  entryOf('How soon?').open = true;
  await waitFor(() => expect(openQuestions()).toEqual(['How soon?']));
  entryOf('How soon?').open = false;
  await waitFor(() => expect(openQuestions()).toEqual([]));
});

test('keeps a question open that was opened before hydration', async () => {
  const served = document.createElement('div');
  document.body.append(served);
  served.innerHTML = renderToString(list);
  entryOf('How soon?').open = true;
  render(list, { container: served, hydrate: true });
  await waitFor(() => expect(openQuestions()).toEqual(['How soon?']));
});

test('opens the question in the URL', async () => {
  window.location.hash = '#how-soon';
  render(list);
  await waitFor(() => expect(openQuestions()).toEqual(['How soon?']));
  act(() => {
    window.location.hash = '#is-it-free';
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(openQuestions()).toEqual(['Is it free?']));
  expect(entryOf('Is it free?').querySelector('#is-it-free')?.textContent).toBe(
    'Yes. See the terms.',
  );
});
