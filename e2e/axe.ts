import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// axe goes on by timers of no delay, which stand still where a test has stopped the clock.
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

// A page has a dozen colours and thousands of places where axe reads one; a colour is read once.
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

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects no violation of WCAG 2.2 at levels A and AA in what the page shows now, or in the one part of it a selector finds. */
export async function seeNoViolations(page: Page, state: string, part = ':root'): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) {
    await page.evaluate(
      `((setTimeout, WeakMap) => { ${source} })(${timeout}, ${weakMap}); ${readColoursOnce}`,
    );
  }
  const { found, passes } = await page.evaluate(
    async ([selector, tags]) => {
      const results = await window.axe?.run(selector, {
        runOnly: tags,
        resultTypes: ['violations'],
        iframes: false,
      });
      return {
        found: results?.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${id}: ${html}`),
        ),
        passes: results?.passes.length,
      };
    },
    [part, levels] as const,
  );
  expect(found, state).toEqual([]);
  expect(passes, state).toBeGreaterThan(part === ':root' ? 10 : 1);
}

/** Expects nothing to run off the side of the page. */
export async function seeItFits(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${state} fits the width`).toBe(0);
}

interface Looking {
  /** In CSS pixels: 360 and 1280, if not said. */
  readonly widths?: readonly number[] | undefined;
  /** A selector of the part to look at: the whole page, if not said. */
  readonly part?: string;
}

/** What a visitor may have asked of the browser. */
const wishes = [
  { name: '', media: { forcedColors: 'none', reducedMotion: 'no-preference' } },
  {
    name: ', in forced colours and with little movement',
    media: { forcedColors: 'active', reducedMotion: 'reduce' },
  },
] as const;

/** Brings what slides or fades to rest at once. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });

/**
 * Expects what the page shows now to be accessible and to fit, on narrow and wide screens,
 * with a visitor's own colours and without. Leaves the page as it was.
 */
export async function lookFromAllSides(
  page: Page,
  state: string,
  { widths = [360, 1280], part }: Looking = {},
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 800 });
    for (const { name, media } of wishes) {
      await page.emulateMedia(media);
      await settle(page);
      await seeNoViolations(page, `${state}, ${width} pixels wide${name}`, part);
    }
    await seeItFits(page, `${state}, ${width} pixels wide`);
  }
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
  if (before !== null) await page.setViewportSize(before);
}
