/// <reference types="@testing-library/jest-dom/vitest" />
import { configure } from '@testing-library/dom';
import * as matchers from '@testing-library/jest-dom/matchers';
import { afterEach, expect } from 'vitest';

configure({ asyncUtilTimeout: 60_000 });

// The files of a worker share its window, if it has one. Each file gets it as new.
if (typeof window !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  expect.extend(matchers);
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
  // jsdom has no layout, so no scrollIntoView.
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
}
