import { expect, type Locator, type Page } from '@playwright/test';
import {
  expandedSelector,
  type Act,
  type Control,
  type Find,
  type WorldAct,
} from '#statelab/page/act.ts';
import { followLink, goBackTo, openEntry } from './stubs/address.ts';
import { endWrite, holdClipboard } from './stubs/clipboard.ts';
import { stopClock } from './stubs/clock.ts';
import {
  answerLocation,
  answerLookup,
  holdLocation,
  holdLookups,
  removeLocation,
} from './stubs/location.ts';
import {
  answerForm,
  answerOutbox,
  answerPost,
  holdPosts,
  pressAndAnswer,
  watchLead,
} from './stubs/posts.ts';
import { keepInStorage, rewriteStorage, seeKeptLeads, seeNoDelivery } from './stubs/storage.ts';
import { dictate, goOnline, hidePage, scrollTo, submitAround } from './stubs/window.ts';

/** What the world around the site does, by the name that a page script gives. */
const helpers = {
  answerForm,
  answerLocation,
  answerLookup,
  answerOutbox,
  answerPost,
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
  pressAndAnswer,
  removeLocation,
  rewriteStorage,
  scrollTo,
  seeKeptLeads,
  seeNoDelivery,
  stopClock,
  submitAround,
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

const isHelper = (name: string): name is keyof Helpers => Object.hasOwn(helpers, name);

async function help(page: Page, { helper, with: given }: WorldAct): Promise<void> {
  if (!isHelper(helper))
    throw new Error(`There is no helper '${helper}'. Choose one of lab/stubs/.`);
  await Reflect.apply(helpers[helper], undefined, [page, ...given]);
}

const find = (page: Page, { role, name }: Control): Locator =>
  page.getByRole(role, { name, exact: true });

function expectAsFound(page: Page, act: Find): Promise<void> {
  const control = find(page, act.control);
  if ('value' in act) return expect(control).toHaveValue(act.value);
  if ('checked' in act) return expect(control).toBeChecked({ checked: act.checked });
  return expect(control.and(page.locator(expandedSelector(act.expanded)))).toHaveCount(1);
}

/** Performs an act on a page in a browser that Playwright drives. */
export async function perform(page: Page, act: Act): Promise<void> {
  switch (act.do) {
    case 'press':
      // A page may ignore a second press at the place of the first: this one comes from elsewhere.
      await page.mouse.move(0, 0);
      return find(page, act.control).click();
    case 'fill':
      return find(page, act.control).fill(act.text);
    case 'select':
      await find(page, act.control).selectOption(act.option);
      return;
    case 'leave':
      await find(page, act.control).focus();
      return find(page, act.control).blur();
    case 'key':
      return page.keyboard.press(act.key);
    case 'open':
      await page.goto(act.address);
      // A page may load its application at the first touch.
      await page.locator('html').dispatchEvent('pointerover');
      return page.locator('html[data-hydrated]').waitFor();
    case 'wait':
      return page.clock.runFor(act.ms);
    case 'see':
      return expect(page.locator(`[data-machine="${act.machine}"]`)).toHaveAttribute(
        'data-state',
        act.state,
      );
    case 'find':
      return expectAsFound(page, act);
    case 'world':
      return help(page, act);
  }
}
