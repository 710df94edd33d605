import { expect, type Page } from '@playwright/test';
import { seeItFits } from './axe.ts';

/**
 * Expects whatever can have focus to be in sight when it has it: neither the header nor the bar
 * at the foot lies over all of it (WCAG 2.4.11).
 */
export async function seeFocusInSight(page: Page, state: string): Promise<void> {
  const covered = await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary',
      ),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }));
    return controls
      .filter((control) => {
        control.focus();
        if (document.activeElement !== control) return !control.matches(':disabled');
        // A choice's own box is hidden; its label is what is seen.
        const shown = control.closest('label') ?? control;
        return ![...shown.getClientRects()].some(({ left, right, top, bottom }) =>
          [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
            const hit = document.elementFromPoint((left + right) / 2, y);
            return hit !== null && (shown.contains(hit) || hit.contains(shown));
          }),
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
  expect(covered, `${state}: controls that are covered while they have focus`).toEqual([]);
}

/** Expects what a page is used by, its buttons, fields and choices, to be 44 pixels high and wide for a thumb. */
export async function seeRoomForThumbs(page: Page, state: string): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, select, textarea, input')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      // A choice is pressed by its label, which holds it.
      .map((control) => control.closest('label') ?? control)
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        // What is a pixel wide is there for screen readers alone.
        return width > 1 && (width < 44 || height < 44);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );
  expect(small, `${state}: controls that are small for a thumb`).toEqual([]);
}

/** WCAG 1.4.12: how far a reader may space text out. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Expects text to have room when a reader spaces it out as far as WCAG 1.4.12 says: nothing is cut off or runs out of the page. */
export async function seeRoomForSpacedText(page: Page, state: string): Promise<void> {
  await page.evaluate((rules) => {
    // A sheet made by script needs no leave of the page's policy.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  const cut = await page.evaluate(() => {
    /** Where the text of an element runs, line by line. */
    const linesOf = (element: Element): DOMRect[] => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines: DOMRect[] = [];
      while (texts.nextNode() !== null) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        lines.push(...range.getClientRects());
      }
      return lines;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflow))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        // What is a pixel wide is there for screen readers alone.
        if (box.width <= 1) return false;
        return linesOf(element).some(
          ({ right, bottom }) => right > box.right + 1 || bottom > box.bottom + 1,
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
  expect(cut, `${state}: what cuts spaced text off`).toEqual([]);
  await seeItFits(page, `${state} with spaced text`);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
