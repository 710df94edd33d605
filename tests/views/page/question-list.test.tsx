// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { QuestionList } from '#src/views/page/question-list.tsx';
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

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const panelOf = (name: string): HTMLElement | null =>
  document.getElementById(button(name).getAttribute('aria-controls') ?? '');

/** The open questions, by their buttons and by their answers, which must agree. */
function openQuestions(): string[] {
  const open = screen
    .getAllByRole('button')
    .filter((each) => each.getAttribute('aria-expanded') === 'true')
    .map((each) => each.textContent);
  const shown = questions.filter(
    ({ question }) => panelOf(question)?.hasAttribute('hidden') === false,
  );
  expect(shown.map(({ question }) => question)).toEqual(open);
  return open;
}

test('each question is a button in its own heading, and starts closed', () => {
  render(list);
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual(['Is it free?', 'How soon?']);
  expect(headings.map((heading) => heading.children.length)).toEqual([1, 1]);
  expect(openQuestions()).toEqual([]);
});

test('opens one at a time, and closes the open one', async () => {
  const user = userEvent.setup();
  render(list);
  await user.click(button('Is it free?'));
  expect(openQuestions()).toEqual(['Is it free?']);
  await user.click(button('How soon?'));
  expect(openQuestions()).toEqual(['How soon?']);
  await user.click(button('How soon?'));
  expect(openQuestions()).toEqual([]);
});

test('opens with Enter and Space', async () => {
  const user = userEvent.setup();
  render(list);
  await user.tab();
  expect(document.activeElement).toBe(button('Is it free?'));
  await user.keyboard('{Enter}');
  expect(openQuestions()).toEqual(['Is it free?']);
  await user.keyboard(' ');
  expect(openQuestions()).toEqual([]);
});

test('a closed answer is hidden until found by the browser’s search', () => {
  render(list);
  expect(panelOf('How soon?')?.getAttribute('hidden')).toBe('until-found');
  const panel = panelOf('How soon?');
  if (panel !== null) fireEvent(panel, new Event('beforematch', { bubbles: true }));
  expect(openQuestions()).toEqual(['How soon?']);
});

test('opens the question in the URL', () => {
  window.location.hash = '#how-soon';
  render(list);
  expect(openQuestions()).toEqual(['How soon?']);
  act(() => {
    window.location.hash = '#is-it-free';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(openQuestions()).toEqual(['Is it free?']);
  expect(document.getElementById('is-it-free')?.contains(button('Is it free?'))).toBe(true);
});

test('prerenders every answer, none of them hidden', () => {
  const served = document.createElement('div');
  served.innerHTML = renderToString(list);
  expect(served.textContent).toContain('Yes. See the terms.');
  expect(served.textContent).toContain('Within 24 hours.');
  expect(served.querySelectorAll('[hidden]')).toHaveLength(0);
});

test('exposes its machine’s state', async () => {
  const user = userEvent.setup();
  render(list);
  const root = document.querySelector('[data-machine="accordion"]');
  expect(root?.getAttribute('data-state')).toBe('closed');
  await user.click(button('How soon?'));
  expect(root?.getAttribute('data-state')).toBe('open');
});

test('reports missing actors', () => {
  expect(() => renderToString(<QuestionList name="faq" questions={questions} />)).toThrow(
    'useProvidedActor needs the ActorsContext of the site root above it.',
  );
});
