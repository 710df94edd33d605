import type { KeyboardEvent } from 'react';

type Move = (from: number, count: number) => number;

const next: Move = (from, count) => (from + 1) % count;
const previous: Move = (from, count) => (from - 1 + count) % count;

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: next,
  ArrowRight: next,
  ArrowUp: previous,
  ArrowLeft: previous,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

/**
 * Lets arrows, Home and End move focus through radios without choosing. Left to itself a browser checks
 * the radio that an arrow key reaches, so a form that moves on by itself would leave before the
 * options are heard. `focus()` alone checks nothing.
 *
 * Where Tab enters and leaves the group is left to the browser: with `tabIndex` of -1 on the others, Chromium
 * skips a group without a choice when tabbing backwards, for there it asks for the last radio.
 */
export function moveFocusByKey(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  const options = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [])];
  options[move(options.indexOf(event.currentTarget), options.length)]?.focus();
}
