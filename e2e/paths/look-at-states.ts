import type { Page } from '@playwright/test';
import { lookFromAllSides, settle } from '#e2e/axe.ts';
import { isFirstLook } from '#e2e/first-look.ts';

/** The machines whose view is for one width only, in CSS pixels. */
const widths: Readonly<Record<string, readonly number[]>> = {
  'desktop-menu': [1280],
  'mobile-menu': [360],
  'sticky-bar': [360],
};

/** A view’s structure without its text: how it looks, and what a screen reader gets. */
const lookOf = (page: Page, view: string): Promise<string> =>
  page.locator(view).evaluate((root) => {
    const isTold = ({ name }: Attr) => /^(?:class|role|type|disabled|aria-.*|data-.*)$/.test(name);
    return [root, ...root.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const told = [...element.attributes].filter(isTold).map(({ name, value }) => name + value);
        return [element.localName, ...told, element.matches(':checked')].join(' ');
      })
      .join('\n');
  });

/**
 * Expects a machine’s view to be accessible, unless one with the same structure was checked. The
 * paths take every transition, so every state is checked.
 */
export async function lookAtState(page: Page, machine: string, state: string): Promise<void> {
  const view = `[data-machine="${machine}"]`;
  await settle(page);
  if (!(await page.locator(view).isVisible())) return; // The outbox shows nothing itself.
  const look = await lookOf(page, view);
  if (!isFirstLook(look)) return;
  await lookFromAllSides(page, `${machine} in ${state}`, { widths: widths[machine], part: view });
}
