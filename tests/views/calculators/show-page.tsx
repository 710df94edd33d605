/// <reference types="@testing-library/jest-dom/vitest" />
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, within, type BoundFunctions, type queries } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A mock of scrollIntoView, which jsdom lacks. */
export const scrolled = vi.fn<(this: Element, options?: unknown) => void>();

/** Adds matchers for elements to a file’s tests, and empties the page after each. */
export function testCalculators(): void {
  expect.extend(matchers);
  beforeEach(() => {
    scrolled.mockReset();
    Element.prototype.scrollIntoView = scrolled;
  });
  afterEach(cleanup);
}

/** The section with the form and its result: queries on it are much faster than on the page. */
export function calculator(): BoundFunctions<typeof queries> {
  const section = document.getElementById('calculator');
  if (section === null) throw new Error('The page has no section with the id calculator.');
  return within(section);
}
