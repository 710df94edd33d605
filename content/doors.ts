import type { Link } from './text.ts';

/** The three questions that most visitors come with, and the page for each. */
export const doors: readonly Link[] = [
  { label: 'I’m behind with my tax', path: '/behind-with-tax' },
  { label: 'I got a letter from Inland Revenue', path: '/ird-letters' },
  { label: 'What will it cost?', path: '/blog/tax-accountant-cost-nz' },
];
