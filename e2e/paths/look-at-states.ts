import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { PageScript } from '#statelab/page-script.ts';
import { lookFromAllSides, seeNoViolations, settle } from '#e2e/axe.ts';
import { isFirstLook } from '#e2e/first-look.ts';

/**
 * A view’s structure without its text: how it looks, and what a screen reader gets. Undefined if it shows
 * nothing. On a phone a form is folded, so its fold is opened first.
 */
const lookOf = (page: Page, view: string): Promise<string | undefined> =>
  page.locator(view).evaluateAll((views) => {
    const [root, ...others] = views;
    if (root === undefined) return undefined;
    if (others.length > 0) throw new Error('The page has two views of the machine.');
    root.closest('details')?.setAttribute('open', '');
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const { width, height } = root.getBoundingClientRect();
    if (!isShown(root) || width === 0 || height === 0) return undefined;
    const isNoticeable = ({ name }: Attr) =>
      /^(?:class|role|type|disabled|aria-.*|data-.*)$/.test(name);
    const describe = (element: Element) =>
      [
        element.localName,
        ...[...element.attributes].filter(isNoticeable).map(({ name, value }) => name + value),
      ].join(' ');
    const shown = [root, ...root.querySelectorAll('*')].filter(isShown);
    // It does not matter which of several similar options is chosen.
    const chosen = new Set(shown.filter((element) => element.matches(':checked')).map(describe));
    return [...shown.map(describe), 'chosen:', ...chosen].join('\n');
  });

/**
 * Expects a machine’s view to be accessible, unless one with the same structure was checked. The
 * tapes take every transition, so every state is checked: as it is, or from all sides too.
 */
export async function lookAtState(
  page: Page,
  { scenario, widths }: PageScript<AnyStateMachine>,
  state: string,
  fromAllSides: boolean,
): Promise<void> {
  const machine = scenario.machine.id;
  const view = `[data-machine="${machine}"]`;
  await settle(page);
  const look = await lookOf(page, view);
  // The outbox shows nothing itself.
  if (look === undefined || !isFirstLook(`${fromAllSides} ${look}`)) return;
  const name = `${machine} in ${state}`;
  if (fromAllSides) await lookFromAllSides(page, name, { widths, part: view });
  else await seeNoViolations(page, name, { part: view });
}
