import { within, type BoundFunctions, type queries } from '@testing-library/react';

/** The section with the form and its result: queries on it are much faster than on the page. */
export function calculator(): BoundFunctions<typeof queries> {
  const section = document.getElementById('calculator');
  if (section === null) throw new Error('The page has no section with the id calculator.');
  return within(section);
}
