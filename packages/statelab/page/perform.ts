import type { Locator, Page } from '@playwright/test';
import { labConfig } from '#statelab/config.ts';
import {
  expandedSelector,
  type Act,
  type Control,
  type Find,
  type WorldAct,
} from '#statelab/act.ts';

/**
 * Playwright’s expectations, loaded on demand: a project without pages need not have Playwright. They
 * wait long: a busy computer is slow, not wrong.
 */
const expectations = async () =>
  (await import('@playwright/test')).expect.configure({ timeout: 15_000 });

/** The project's helpers for the world around a page, by name. */
export type Helpers = Readonly<Record<string, unknown>>;

async function help(page: Page, { helper, with: given }: WorldAct, helpers: Helpers) {
  const named = helpers[helper];
  if (typeof named !== 'function') {
    const { worldFolder } = labConfig();
    throw new Error(`There is no helper ‘${helper}’ in ${worldFolder || 'the project'}.`);
  }
  await Reflect.apply(named, undefined, [page, ...given]);
}

const find = (page: Page, { role, name }: Control): Locator =>
  page.getByRole(role, { name, exact: true });

async function expectAsFound(page: Page, act: Find): Promise<void> {
  const expect = await expectations();
  const control = find(page, act.control);
  if ('value' in act) return expect(control).toHaveValue(act.value);
  if ('checked' in act) return expect(control).toBeChecked({ checked: act.checked });
  return expect(control.and(page.locator(expandedSelector(act.expanded)))).toHaveCount(1);
}

/** Presses a control. A page may ignore a second press at the place of the first: each comes from elsewhere. */
async function press(page: Page, control: Locator): Promise<void> {
  await page.mouse.move(0, 0);
  await control.click();
}

/** Enters a text as one pasted by a person: presses the field, selects what it holds, and inserts. */
async function enter(page: Page, field: Locator, text: string): Promise<void> {
  await press(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  if (text === '') await page.keyboard.press('Delete');
  else await page.keyboard.insertText(text);
}

/** Chooses an option by its label or value, with keys. */
async function choose(page: Page, list: Locator, option: string): Promise<void> {
  // An open list covers the page: it is only tried whether a pointer could open it.
  await list.click({ trial: true });
  await list.focus();
  const steps = await list.evaluate((element, chosen) => {
    if (!(element instanceof HTMLSelectElement)) return undefined;
    const options = [...element.options];
    const at = options.findIndex(({ label, value }) => label === chosen || value === chosen);
    return at < 0 ? undefined : at - element.selectedIndex;
  }, option);
  if (steps === undefined) throw new Error(`The list has no option ‘${option}’.`);
  const key = steps < 0 ? 'ArrowUp' : 'ArrowDown';
  for (let step = 0; step < Math.abs(steps); step += 1) await page.keyboard.press(key);
}

/**
 * Presses a field, and then the corner at the top of the page, where there is no control. Further down a
 * press may focus what holds the page's text.
 */
async function leave(page: Page, field: Locator): Promise<void> {
  await press(page, field);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.click(1, 1);
}

/**
 * Performs an act on a page that Playwright drives, with a real pointer and real keys: what is
 * covered, off screen, disabled or without pointer events cannot be pressed, and throws.
 */
export async function perform(page: Page, act: Act, helpers: Helpers): Promise<void> {
  const { ready, machine, state } = labConfig().signs;
  switch (act.do) {
    case 'press':
      return press(page, find(page, act.control));
    case 'fill':
      return enter(page, find(page, act.control), act.text);
    case 'select':
      return choose(page, find(page, act.control), act.option);
    case 'leave':
      return leave(page, find(page, act.control));
    case 'key':
      return page.keyboard.press(act.key);
    case 'open':
      await page.goto(act.address);
      // A page may load its application when the pointer comes.
      await page.mouse.move(1, 1);
      return ready === undefined ? undefined : page.locator(ready).waitFor();
    case 'wait':
      return page.clock.runFor(act.ms);
    case 'see':
      if (machine === undefined || state === undefined) return undefined;
      return (await expectations())(page.locator(`[${machine}="${act.machine}"]`)).toHaveAttribute(
        state,
        act.state,
      );
    case 'find':
      return expectAsFound(page, act);
    case 'world':
      return help(page, act, helpers);
  }
}
