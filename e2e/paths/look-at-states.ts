import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { PageScript } from '#statelab/page/page-script.ts';
import { lookFromAllSides, settle } from '#e2e/axe.ts';
import { isFirstLook } from '#e2e/first-look.ts';

/** A view’s structure without its text: how it looks, and what a screen reader gets. */
const lookOf = (page: Page, view: string): Promise<string> =>
  page.locator(view).evaluate((root) => {
    const isNoticeable = ({ name }: Attr) =>
      /^(?:class|role|type|disabled|aria-.*|data-.*)$/.test(name);
    return [root, ...root.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const attributes = [...element.attributes]
          .filter(isNoticeable)
          .map(({ name, value }) => name + value);
        return [element.localName, ...attributes, element.matches(':checked')].join(' ');
      })
      .join('\n');
  });

/**
 * Expects a machine’s view to be accessible, unless one with the same structure was checked. The
 * paths take every transition, so every state is checked.
 */
export async function lookAtState(
  page: Page,
  { scenario, widths }: PageScript<AnyStateMachine>,
  state: string,
): Promise<void> {
  const machine = scenario.machine.id;
  const view = `[data-machine="${machine}"]`;
  await settle(page);
  // On a phone a form is folded.
  await page
    .locator(view)
    .evaluateAll((views) =>
      views.forEach((each) => each.closest('details')?.setAttribute('open', '')),
    );
  if (!(await page.locator(view).isVisible())) return; // The outbox shows nothing itself.
  const look = await lookOf(page, view);
  if (!isFirstLook(look)) return;
  await lookFromAllSides(page, `${machine} in ${state}`, { widths, part: view });
}
