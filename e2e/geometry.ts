import { expect, type Page } from '@playwright/test';
import { settle } from './axe.ts';

/** Runs in the page. What is wrong with what the window shows now, a line for each fault. */
function faultsInView(): readonly string[] {
  const name = (element: Element): string =>
    `<${element.localName}> ‘${(element.textContent ?? '').trim().slice(0, 40)}’`;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const faults: string[] = [];

  /** The frame is over the page by design, and the page scrolls on under it. */
  const isFrame = (element: Element): boolean =>
    element.closest('header:not(main *), [data-machine="sticky-bar"], :popover-open') !== null;
  /** One pixel wide: for screen readers only. */
  const isShown = (element: Element): boolean => {
    const { width: across, height: down } = element.getBoundingClientRect();
    return across > 1 && down > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  /** The nearest element that scrolls sideways, or cuts off what is wider. */
  const clipOf = (element: Element | null): Element | null => {
    for (let around = element; around !== null; around = around.parentElement) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowX)) return around;
    }
    return null;
  };
  const opacityOf = (element: Element): number => {
    let opacity = 1;
    for (let around: Element | null = element; around; around = around.parentElement) {
      opacity *= Number(getComputedStyle(around).opacity);
    }
    return opacity;
  };

  /** What is over the middle of a box, if it is neither in nor around the element, nor the frame. */
  const overIt = (element: Element, { left, right, top, bottom }: DOMRect): Element | undefined => {
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit === null || hit.contains(element) || element.contains(hit) || isFrame(hit))
      return undefined;
    // A control’s words and its mark are one.
    const control = element.closest('label, a, button, summary');
    return control?.contains(hit) === true ? undefined : hit;
  };
  const isInView = ({ left, right, top, bottom }: DOMRect): boolean => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x >= 0 && x < width && y >= 0 && y < height;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { currentNode: text } = texts;
    const parent = text.parentElement;
    if (parent === null || text.nodeValue?.trim() === '' || !isShown(parent)) continue;
    if (parent.closest('[aria-hidden="true"], option') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      if (line.width <= 1 || line.bottom < 0 || line.top > height) continue;
      const clip = clipOf(parent);
      if (clip !== null && !isShown(clip)) continue;
      const scrolls = clip !== null && /auto|scroll/.test(getComputedStyle(clip).overflowX);
      const edge = clip?.getBoundingClientRect();
      if (!scrolls && (line.left < -1 || line.right > width + 1))
        faults.push(`${name(parent)} leaves the page`);
      if (!scrolls && edge !== undefined && line.right > edge.right + 1)
        faults.push(`${name(parent)} is cut off by ${name(clip ?? parent)}`);
      if (opacityOf(parent) < 0.3) faults.push(`${name(parent)} is transparent`);
      if (!isInView(line) || scrolls) continue;
      const cover = overIt(parent, line);
      if (cover) faults.push(`${name(parent)} is under ${name(cover)}`);
    }
  }
  for (const image of document.querySelectorAll('img')) {
    if (!isShown(image)) continue;
    const { left, right, width: across, height: down } = image.getBoundingClientRect();
    if (clipOf(image) === null && (left < -1 || right > width + 1))
      faults.push(`${image.src} leaves the page`);
    const stretch = (across * image.naturalHeight) / (down * image.naturalWidth);
    if (getComputedStyle(image).objectFit === 'fill' && Math.abs(stretch - 1) > 0.05)
      faults.push(`${image.src} is stretched`);
  }
  for (const control of document.querySelectorAll('button, input, select, textarea, summary')) {
    // A choice is pressed by its label, and a term in a sentence is as high as its line.
    const target = control.closest('label') ?? control;
    if (!isShown(target) || control.matches('[popovertarget^="term-"]')) continue;
    const box = target.getBoundingClientRect();
    if (box.width < 24 || box.height < 24) faults.push(`${name(target)} is smaller than 24 px`);
    if (!isInView(box)) continue;
    const cover = overIt(target, box);
    if (cover) faults.push(`${name(target)} is under ${name(cover)}`);
  }
  return [...new Set(faults)];
}

/**
 * Expects no text and no control to be covered, cut off, transparent, too small or off the page, at the
 * top of the page and at five places to which it is scrolled.
 */
export async function seeGeometry(page: Page, state: string): Promise<void> {
  for (const place of [0, 0.15, 0.35, 0.55, 0.75, 1]) {
    await page.evaluate(async (share) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo({ top: share * (scrollHeight - clientHeight), behavior: 'instant' });
      // What sticks is drawn in its place with the next frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, place);
    expect(await page.evaluate(faultsInView), `${state}, scrolled to ${place}`).toEqual([]);
  }
}

/** Opens every fold, and presses each form's button: results appear, and errors of what is missing. */
export async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) {
      fold.removeAttribute('name');
      fold.setAttribute('open', '');
    }
    for (const send of document.querySelectorAll<HTMLElement>('main form [type="submit"]'))
      send.click();
  });
  await settle(page);
}

/** Expects the same of a page at three widths, at rest and with everything open. Leaves it so. */
export async function seeGeometryAtAllWidths(page: Page, path: string): Promise<void> {
  for (const state of ['at rest', 'all of it open']) {
    if (state !== 'at rest') await openEverything(page);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await seeGeometry(page, `${path} at ${width} px, ${state}`);
    }
  }
}

/** Expects paper to show what is in folds, because nobody can open them there. */
export async function seePrinted(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('main details > :not(summary)')]
      .filter((part) => part.parentElement?.checkVisibility() && !part.checkVisibility())
      // A form is not printed.
      .filter((part) => getComputedStyle(part).display !== 'none')
      .map(({ textContent }) => textContent.trim().slice(0, 80)),
  );
  expect(hidden, `${state}: folded on paper`).toEqual([]);
  await page.emulateMedia({ media: null });
}

/** Addresses whose forms are filled in, so that their buttons show results. */
export const filledIn = [
  '/tax-calculator?income=85000',
  '/tax-calculator?income=85000&deductions=9000&incomeType=business',
];
