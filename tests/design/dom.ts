/// <reference types="@testing-library/jest-dom/vitest" />
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

/** Gives the tests of a file the matchers for elements, and each of them an empty page. */
export function testInDom(): void {
  expect.extend(matchers);
  afterEach(cleanup);
}

/** A handler that a component asks for and a test has no question about. */
export function ignore(): void {}
