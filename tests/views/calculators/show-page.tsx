/// <reference types="@testing-library/jest-dom/vitest" />
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, within, type BoundFunctions, type queries } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What was scrolled into sight: jsdom has no layout and no such method. */
export const scrolled = vi.fn<(this: Element, options?: unknown) => void>();

/** Gives the tests of a file the matchers for elements, and each of them an empty page. */
export function testCalculators(): void {
  expect.extend(matchers);
  beforeEach(() => {
    scrolled.mockReset();
    Element.prototype.scrollIntoView = scrolled;
  });
  afterEach(cleanup);
}

/** The section with the form and its result: asking it takes far less time than asking the page. */
export function calculator(): BoundFunctions<typeof queries> {
  const section = document.getElementById('calculator');
  if (section === null) throw new Error('The page has no section with the id calculator.');
  return within(section);
}
