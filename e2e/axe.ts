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

const levels: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** The rules of those levels that colours can break. */
const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

interface Inspection {
  /** A selector of the part to look at: the whole page, if not said. */
  readonly part?: string;
  /** Selectors of parts of it that need no look. */
  readonly exclude?: readonly string[];
  readonly rules?: axe.RunOnly;
}

/** Expects no violation of WCAG 2.2 at levels A and AA in what the page shows now, or in one part of it. */
export async function seeNoViolations(
  page: Page,
  state: string,
  { part = ':root', exclude = [], rules = levels }: Inspection = {},
): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) {
    await page.evaluate(
      `((setTimeout, WeakMap) => { ${source} })(${timeout}, ${weakMap}); ${readColoursOnce}`,
    );
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
const plain = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;
const forced = { forcedColors: 'active', reducedMotion: 'reduce' } as const;

/** Brings what slides or fades to rest at once. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });

/** Where everything stands that is to be seen. */
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

/**
 * Expects no violation either once a visitor asks for other colours. Where all else stays as it
 * was, only colours can break a rule then.
 */
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

/** What most pages have alike. */
const frame = ['header:not(main *)', 'footer:not(main *)'];

/** The parts of the frame that were looked at on another page, the same to the letter and as seen from here. */
async function knownParts(page: Page, side: string): Promise<readonly string[]> {
  const looks = await page.evaluate(
    (parts) =>
      parts.map((part) => {
        const element = document.querySelector(part);
        if (element === null) return '';
        const { backgroundColor, position } = getComputedStyle(element);
        // What may lie over the page, and lets it shine through, looks different on each.
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
 * Expects what the page shows now to be accessible and to fit, on narrow and wide screens,
 * with a visitor's own colours and without. Leaves the page as it was.
 */
export async function lookFromAllSides(
  page: Page,
  state: string,
  { widths = [360, 1280], part = ':root' }: Looking = {},
): Promise<void> {
  const before = page.viewportSize();
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
}
