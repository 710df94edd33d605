import { expect, type Page } from '@playwright/test';
import { seeItFits } from './axe.ts';

/**
 * Expects every focused element to be visible: neither the header nor the sticky bar covers it
 * (WCAG 2.4.11).
 */
export async function expectFocusVisible(page: Page, state: string): Promise<void> {
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
        // A choice’s input is hidden; its label is visible.
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

/**
 * Expects buttons, fields and choices to be at least 44 pixels high and wide, for a thumb. A term within
 * a sentence is as high as its line, like a link (WCAG 2.5.5, inline).
 */
export async function seeRoomForThumbs(page: Page, state: string): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button:not([popovertarget^="term-"]), select, textarea, input')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      // A choice is pressed by its label, which contains it.
      .map((control) => control.closest('label') ?? control)
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        // One pixel wide: for screen readers only.
        return width > 1 && (width < 44 || height < 44);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );
  expect(small, `${state}: controls that are small for a thumb`).toEqual([]);
}

/** Expects the words of every cell of a table to be beside or below its neighbours’, not over them. */
export async function seeCellsApart(page: Page, state: string): Promise<void> {
  const overlapping = await page.evaluate(() => {
    const linesOf = (cell: Element): readonly DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return [...range.getClientRects()];
    };
    const meet = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return [...document.querySelectorAll('tbody :is(th, td) + td')]
      .filter((cell) => {
        const before = cell.previousElementSibling;
        return (
          before !== null &&
          linesOf(cell).some((line) => linesOf(before).some((other) => meet(line, other)))
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
  expect(overlapping, `${state}: cells over others`).toEqual([]);
}

/** The text spacing of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Expects text with the spacing of WCAG 1.4.12 to fit: nothing is cut off or leaves the page. */
export async function seeRoomForSpacedText(page: Page, state: string): Promise<void> {
  await page.evaluate((rules) => {
    // The page’s policy allows a constructed style sheet.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  const cut = await page.evaluate(() => {
    /** The boxes of an element’s lines of text. */
    const linesOf = (element: Element): DOMRect[] => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines: DOMRect[] = [];
      while (texts.nextNode() !== null) {
        // Folded text has a box, but is not shown.
        if (texts.currentNode.parentElement?.checkVisibility() !== true) continue;
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
        // One pixel wide: for screen readers only.
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
