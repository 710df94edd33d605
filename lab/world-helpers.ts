import type { Page } from '@playwright/test';
import { followLink, goBackTo, openEntry } from './stubs/address.ts';
import { endWrite, holdClipboard } from './stubs/clipboard.ts';
import { stopClock } from './stubs/clock.ts';
import {
  decideLocation,
  respondToLookup,
  holdLocation,
  holdLookups,
  removeLocation,
} from './stubs/location.ts';
import {
  respondToForm,
  respondToOutbox,
  respondToPost,
  holdPosts,
  pressAndRespond,
  watchLead,
} from './stubs/posts.ts';
import { keepInStorage, rewriteStorage, seeKeptLeads, seeNoDelivery } from './stubs/storage.ts';
import { dictate, goOnline, hidePage, scrollTo } from './stubs/window.ts';

/** What the world around the site does, by the name that a page script gives. */
export const helpers = {
  respondToForm,
  decideLocation,
  respondToLookup,
  respondToOutbox,
  respondToPost,
  dictate,
  endWrite,
  followLink,
  goBackTo,
  goOnline,
  hidePage,
  holdClipboard,
  holdLocation,
  holdLookups,
  holdPosts,
  keepInStorage,
  openEntry,
  pressAndRespond,
  removeLocation,
  rewriteStorage,
  scrollTo,
  seeKeptLeads,
  seeNoDelivery,
  stopClock,
  watchLead,
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
