import type { Page } from '@playwright/test';
import * as address from './stubs/address.ts';
import * as clipboard from './stubs/clipboard.ts';
import * as clock from './stubs/clock.ts';
import * as location from './stubs/location.ts';
import * as posts from './stubs/posts.ts';
import * as storage from './stubs/storage.ts';
import * as window from './stubs/window.ts';

/** What the world around the site does, by the name that a page script gives. */
export const helpers = {
  ...address,
  ...clipboard,
  ...clock,
  ...location,
  ...posts,
  ...storage,
  ...window,
};

type Helpers = typeof helpers;

/** What a helper takes beside the page. */
export type HelperArguments = {
  readonly [Name in keyof Helpers]: Helpers[Name] extends (
    page: Page,
    ...given: infer Given
  ) => unknown
    ? Given
    : never;
};
