/// <reference types="@testing-library/jest-dom/vitest" />
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

/** Adds matchers for elements to a file’s tests, and empties the page after each. */
export function testInDom(): void {
  expect.extend(matchers);
  afterEach(cleanup);
}

/** A handler that a component needs and a test does not check. */
export function ignore(): void {}
