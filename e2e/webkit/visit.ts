import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import * as v from 'valibot';
import { elementSchema, type ElementReference, type Session } from './web-driver.ts';

declare const TestingLibraryDom: typeof import('@testing-library/dom');

/** Finds elements by role and name in the page. */
const library = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
);

const pointSchema = v.tuple([v.number(), v.number()]);

/** The middle of an element in the window, once nothing covers it and it does not move. */
async function pointOf(session: Session, element: ElementReference) {
  const look = () =>
    session.run(
      pointSchema,
      (target: ElementReference) => {
        if (!(target instanceof Element)) throw new Error('No element was passed.');
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
        const hit = document.elementFromPoint(x, y);
        if (hit && target.contains(hit)) return [x, y];
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        // A visitor scrolls with a wheel or a finger, which the page hears: the next press is no second tap.
        target.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
        throw new Error(`${target.outerHTML} is covered by ${hit?.outerHTML.slice(0, 80)}.`);
      },
      element,
    );
  const [before, after] = [await look(), await look()];
  expect(after).toEqual(before);
  return after;
}

/** Finds the one visible element with a role and a name in a part of the page. Runs in the page. */
function oneByRole(role: string, name: string, within: string): HTMLElement | undefined {
  const part = document.querySelector<HTMLElement>(within) ?? document.body;
  const found = TestingLibraryDom.queryAllByRole(part, role, { name });
  if (found.length === 1) return found[0];
  throw new Error(`${found.length} elements in ${within} are a ${role} named "${name}".`);
}

/** Runs in the page. */
const visibleText = (selector: string): string =>
  document.querySelector<HTMLElement>(selector)?.innerText ?? '';

/** Runs in the page. */
function chooseOption(select: ElementReference, label: string): null {
  if (!(select instanceof HTMLSelectElement)) throw new Error('That is not a select.');
  const index = Array.from(select.options).findIndex(({ text }) => text === label);
  if (index === -1) throw new Error(`There is no option "${label}".`);
  select.selectedIndex = index;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  return null;
}

/** Repeats a step until it is possible. */
const retry = (step: () => Promise<unknown>): Promise<void> =>
  expect(async () => void (await step())).toPass({ timeout: 60_000 });

export type Visit = ReturnType<typeof startVisit>;

/** A visit of the site by touch or mouse. Each step waits until it is possible. */
export function startVisit(session: Session, pointer: 'mouse' | 'touch', origin: string) {
  async function find(role: string, name: string, within = 'body'): Promise<ElementReference> {
    if (!(await session.run(v.boolean(), () => 'TestingLibraryDom' in window))) {
      await session.execute(library);
    }
    return session.run(elementSchema, oneByRole, role, name, within);
  }
  return {
    ...session,
    open: (path: string) => session.open(origin + path),
    find,
    press: (...wanted: Parameters<typeof find>) =>
      retry(async () => {
        const [x, y] = await pointOf(session, await find(...wanted));
        await session.press(pointer, x, y);
      }),
    fill: (role: string, name: string, text: string) =>
      retry(async () => session.type(await find(role, name), text)),
    /** Chooses an option, as the browser’s own list of them does; no driver can open that. */
    choose: (name: string, option: string) =>
      retry(async () => session.run(v.null(), chooseOption, await find('combobox', name), option)),
    see: (...wanted: Parameters<typeof find>) => retry(() => find(...wanted)),
    /** Expects the visible text of a part of the page to match. */
    read: (selector: string, text: RegExp) =>
      expect.poll(() => session.run(v.string(), visibleText, selector)).toMatch(text),
    /** Waits until the page has been hydrated. */
    hydrated: () =>
      expect
        .poll(() => session.run(v.boolean(), () => 'hydrated' in document.documentElement.dataset))
        .toBe(true),
    /** Expects the path and query of the page’s address. */
    seeAddress: (address: string) =>
      expect
        .poll(() => session.run(v.string(), () => location.pathname + location.search))
        .toBe(address),
  };
}
