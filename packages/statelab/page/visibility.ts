import type { Page } from '@playwright/test';

/** Runs in the page. Names the shown controls and messages that nobody can see or reach, and tells whether something moves. */
function faultsOn() {
  const controls = 'a[href], button, input, select, textarea, summary';
  const messages = '[role="alert"], [role="status"], [aria-live], output';
  const kinds: Readonly<Record<string, string>> = {
    a: 'link',
    input: 'field',
    select: 'list',
    textarea: 'field',
    summary: 'button',
  };
  const scrolled = new Map<Element, readonly [number, number]>();

  const nameOf = (element: Element): string => {
    const { textContent, localName } = element;
    const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
    const text = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? textContent;
    const kind = element.getAttribute('role') ?? kinds[localName] ?? localName;
    return `the ${kind} ‘${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}’`;
  };
  const around = (element: Element): readonly Element[] => {
    const parents: Element[] = [];
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      parents.push(each);
    return parents;
  };
  /** What is a pixel wide is there for screen readers alone. */
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isEmpty = element.matches(messages) && element.textContent.trim() === '';
    return (
      width > 1 && height > 1 && !isEmpty && element.checkVisibility({ visibilityProperty: true })
    );
  };
  const boxOf = (element: Element): DOMRect =>
    element.getClientRects()[0] ?? element.getBoundingClientRect();
  const opacityOf = (element: Element): number =>
    around(element).reduce((part, each) => part * Number(getComputedStyle(each).opacity), 1);

  /** Scrolls an element into view, and notes where its surroundings were scrolled to. */
  function show(element: Element): void {
    for (const each of around(element))
      if (!scrolled.has(each)) scrolled.set(each, [each.scrollLeft, each.scrollTop]);
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }
  /** What is at the middle of an element; null if that is out of view. */
  function hitAt(element: Element): Element | null {
    const { left, right, top, bottom } = boxOf(element);
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  }
  const isOnPage = (element: Element): boolean => {
    const { left, right, bottom } = boxOf(element);
    // A page that scrolls sideways hides what is there.
    const { clientWidth, scrollLeft, scrollTop } = document.documentElement;
    return (
      left + scrollLeft >= -1 && right + scrollLeft <= clientWidth + 1 && bottom + scrollTop >= 0
    );
  };
  /** What is around an element is over it, too, unless no pointer meets the element. */
  const isPartOf = (hit: Element | null, element: Element): boolean =>
    element.contains(hit) ||
    (getComputedStyle(element).pointerEvents === 'none' && hit?.contains(element) === true);

  function faultOf(element: Element): string | undefined {
    // A choice is pressed by its label.
    const target = element.closest('label') ?? element;
    if (!isShown(target)) return undefined;
    if (opacityOf(target) < 0.1) return 'is transparent';
    if (isOnPage(target) && isPartOf(hitAt(target), target)) return undefined;
    show(target);
    // A link past a page's head comes into the page once it has the focus.
    if (!isOnPage(target)) return element.matches('a[href^="#"]') ? undefined : 'is off the page';
    const hit = hitAt(target);
    if (hit === null) return 'is off the page';
    // A menu or a dialog opens over the page.
    const isOver = hit.closest(':popover-open, dialog:modal') !== null;
    return isOver || isPartOf(hit, target) ? undefined : `is covered by ${nameOf(hit)}`;
  }

  // A message may have its text in a part that a style moves away.
  const parts = [...document.querySelectorAll(messages)]
    .filter((message) => boxOf(message).width !== 1)
    .flatMap((message) => [message, ...message.querySelectorAll(':not(svg *, option)')]);
  const all = new Set([...document.querySelectorAll(controls), ...parts]);
  const faults = [...all].flatMap((element) => {
    const fault = faultOf(element);
    return fault === undefined ? [] : [`${nameOf(element)} ${fault}`];
  });
  for (const [element, [left, top]] of scrolled)
    element.scrollTo({ left, top, behavior: 'instant' });
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity,
    );
  return { faults, isMoving };
}

/**
 * Gives the first control or message that is outside the page, covered or transparent at a width, as a
 * part of a sentence; undefined if there is none. Leaves the page at the last width.
 */
export async function visibilityFault(
  page: Page,
  widths: readonly number[] = [320, 768, 1280],
): Promise<string | undefined> {
  for (const width of widths) {
    const { width: now, height } = page.viewportSize() ?? { width: 0, height: 800 };
    if (width !== now) await page.setViewportSize({ width, height });
    let found = await page.evaluate(faultsOn);
    while (found.faults.length > 0 && found.isMoving) found = await page.evaluate(faultsOn);
    const [fault] = found.faults;
    if (fault !== undefined) return `${fault} at ${width} px`;
  }
  return undefined;
}
