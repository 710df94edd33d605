import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { isFirstLook } from './first-look.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// axe uses zero-delay timers, which a stopped clock would block.
const timeout = '(next, ms) => { if (ms === 0) queueMicrotask(next); }';

// axe was compiled for browsers without private fields: each field of each colour is an entry of
// a WeakMap, which takes a third of axe's time. A hidden property of the object is as good.
const weakMap = `class {
  key = Symbol();
  constructor(entries = []) { for (const [object, value] of entries) this.set(object, value); }
  get(object) { return object?.[this.key]; }
  set(object, value) { object[this.key] = value; return this; }
  has(object) { return Object.hasOwn(object, this.key); }
  delete(object) { return delete object[this.key]; }
}`;

// axe takes random numbers as it loads and at each run. A page whose random numbers are the same on every
// run keeps them: the keys that it makes later are those that its tape has.
const ownMath = `(() => {
  let last = 0;
  return Object.assign(Object.create(Math), { random: () => (last = (last + 0.618) % 1) });
})()`;

// A page has a dozen colours, and axe parses them thousands of times; this caches them.
const readColoursOnce = `(({ prototype }) => {
  const read = prototype.parseString;
  const known = new Map();
  prototype.parseString = function (text) {
    if (!known.has(text)) {
      const { r, g, b, alpha } = read.call(this, text);
      known.set(text, { r, g, b, alpha });
    }
    return Object.assign(this, known.get(text));
  };
})(axe.commons.color.Color);`;

const levels: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** The rules that colours can break. */
const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

interface Inspection {
  /** A selector of the part to check (default: the whole page). */
  readonly part?: string;
  /** Selectors of parts to skip. */
  readonly exclude?: readonly string[];
  readonly rules?: axe.RunOnly;
}

/** Expects no violation of WCAG 2.2 A and AA on the page, or in part of it. */
export async function seeNoViolations(
  page: Page,
  state: string,
  { part = ':root', exclude = [], rules = levels }: Inspection = {},
): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) {
    await page.evaluate(`((setTimeout, WeakMap, Math) => {
      // Its crypto may be made of the page's random numbers, too.
      const { getRandomValues } = Crypto.prototype;
      Crypto.prototype.getRandomValues = (numbers) => numbers;
      ${source}
      Crypto.prototype.getRandomValues = getRandomValues;
    })(${timeout}, ${weakMap}, ${ownMath}); ${readColoursOnce}`);
  }
  const { found, passes } = await page.evaluate(
    async ([include, left, runOnly]) => {
      const results = await window.axe?.run(
        { include: [include], exclude: [...left] },
        { runOnly, resultTypes: ['violations'], iframes: false },
      );
      return {
        found: results?.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${id}: ${html}`),
        ),
        passes: results?.passes.length,
      };
    },
    [part, exclude, rules] as const,
  );
  expect(found, state).toEqual([]);
  const enough = part === ':root' ? 10 : 1;
  expect(passes, state).toBeGreaterThan(rules === colours ? 0 : enough);
}

/** Expects no horizontal overflow. */
export async function seeItFits(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${state} fits the width`).toBe(0);
}

interface Looking {
  /** In CSS pixels (default: 360 and 1280). */
  readonly widths?: readonly number[] | undefined;
  /** A selector of the part to check (default: the whole page). */
  readonly part?: string;
}

/** A visitor’s browser preferences. */
const plain = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;
const forced = { forcedColors: 'active', reducedMotion: 'reduce' } as const;

/** Finishes all animations. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });

/** The boxes of all visible elements. */
const boxesOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .map((element) => {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          return '';
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join(' ');
      })
      .join('\n'),
  );

/** Expects no violation with other colours. If no box moves, only colour rules can break. */
export async function seeNoneInOtherColours(
  page: Page,
  state: string,
  media: Parameters<Page['emulateMedia']>[0],
  inspection: Inspection = {},
): Promise<void> {
  const boxes = await boxesOf(page);
  await page.emulateMedia(media);
  await settle(page);
  const rules = boxes === (await boxesOf(page)) ? colours : levels;
  await seeNoViolations(page, state, { ...inspection, rules });
}

/** The parts that most pages share. */
const frame = ['header:not(main *)', 'footer:not(main *)'];

/**
 * The parts of the frame that were already checked on another page with the same HTML and width.
 */
async function knownParts(page: Page, side: string): Promise<readonly string[]> {
  const looks = await page.evaluate(
    (parts) =>
      parts.map((part) => {
        const element = document.querySelector(part);
        if (element === null) return '';
        const { backgroundColor, position } = getComputedStyle(element);
        // A translucent part over the page looks different on each.
        return position === 'static' || backgroundColor.startsWith('rgb(') ? element.outerHTML : '';
      }),
    frame,
  );
  return frame.filter((_, index) => {
    const look = looks[index] ?? '';
    return look !== '' && !isFirstLook(`${side}: ${look}`);
  });
}

/**
 * Expects the page to be accessible and to fit on narrow and wide screens, with and without forced
 * colours. Restores the page.
 */
export async function lookFromAllSides(
  page: Page,
  state: string,
  { widths = [360, 1280], part = ':root' }: Looking = {},
): Promise<void> {
  const before = page.viewportSize();
  const scrolled = await page.evaluate(() => window.scrollY);
  for (const width of widths) {
    const side = `${width} pixels wide`;
    await page.setViewportSize({ width, height: before?.height ?? 800 });
    await page.emulateMedia(plain);
    await settle(page);
    const exclude = part === ':root' ? await knownParts(page, side) : [];
    await seeNoViolations(page, `${state}, ${side}`, { part, exclude });
    await seeItFits(page, `${state}, ${side}`);

    const forcedSide = `${side}, in forced colours and with little movement`;
    await seeNoneInOtherColours(page, `${state}, ${forcedSide}`, forced, { part, exclude });
  }
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
  if (before !== null) await page.setViewportSize(before);
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
}
