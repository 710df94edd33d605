// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Letter } from '#content/letters.ts';
import { LetterSearch } from '#src/views/letters/letter-search.island.tsx';
import { InSite } from '#tests/views/in-site.tsx';

const letters: readonly Letter[] = [
  {
    id: 'nopa',
    name: 'Notice of proposed adjustment',
    heads: ['NOPA', 'Proposed adjustment'],
    service: 'audit-support',
    urgency: 'months',
    by: 'Within two months of its date',
    first: 'write down the last day',
    meaning: 'They propose a change, with tax to pay. Silence counts as yes.',
    date: 'Two months from the notice.',
    toDo: 'Write that day down.',
    help: 'Now.',
    source: 'Tax Administration Act 1994, section 89H',
  },
  {
    id: 'bill',
    name: 'Tax bill',
    heads: ['Tax to pay'],
    service: 'tax-return',
    urgency: 'date',
    by: 'By its due date',
    first: 'pay, or ask for instalments',
    meaning: 'There is tax to pay. It is no penalty.',
    date: '7 February.',
    toDo: 'Compare the figures.',
    help: 'You had rent.',
    source: 'Inland Revenue, Refunds and tax bills',
  },
];

beforeEach(() => {
  render(<LetterSearch path="/ird-letters" letters={letters} />, { wrapper: InSite });
});
const box = () => screen.getByRole('searchbox', { name: 'Words at the top of your letter' });
const listed = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('its head and other names find a letter; the best opens, and all stay where nothing matches', async () => {
  // A word to type in English is not translated.
  expect(screen.getByText('“overdue”')).toHaveAttribute('translate', 'no');
  await userEvent.type(box(), 'tax pay');
  expect(listed()).toEqual(['Tax bill', 'Notice of proposed adjustment']);
  expect(screen.getByText('Compare the figures.')).toBeVisible();
  expect(screen.getByText('Write that day down.')).not.toBeVisible();
  await userEvent.clear(box());
  expect(screen.getByText('Compare the figures.')).not.toBeVisible();
  await userEvent.type(box(), 'nopa dispute');
  expect(listed()).toEqual(['Notice of proposed adjustment']);
  expect(screen.getByText('Write that day down.')).toBeVisible();
  await userEvent.type(box(), 's');
  expect(screen.getByRole('heading', { name: 'No letter matches ‘nopa disputes’' })).toBeVisible();
  expect(listed()).toEqual(['Tax bill', 'Notice of proposed adjustment']);
  expect(screen.getByText('Write that day down.')).not.toBeVisible();
});
