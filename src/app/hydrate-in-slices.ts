/** Any of these events makes React hydrate the rest of the page at once, in one task. */
const ofPresses = 'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keyup';

/** What needs React to respond: every control but those that the browser opens. */
const needsReact = 'a, button:not([popovertarget]), label, input, select, textarea';

/**
 * Keeps from React what a visitor presses elsewhere while the page is hydrated. A question that the
 * browser opens would otherwise wait for the whole page, and so would a scroll.
 */
export function hydrateInSlices(): void {
  function stopPropagationUnlessReactNeedsIt(event: Event): void {
    const { target } = event;
    if (!window.early.on || !(target instanceof Element)) return;
    if (target.closest(needsReact) === null) event.stopPropagation();
  }
  for (const type of ofPresses.split(' '))
    window.addEventListener(type, stopPropagationUnlessReactNeedsIt, true);
}

/**
 * For a visitor who has pressed or typed already. Dispatches `pointerup` on the held control: React
 * then hydrates its boundary in one task. The slices take three times as long.
 */
export const hydrateForHeldInput = (): unknown =>
  window.early.held.at(-1)?.[1].dispatchEvent(new Event('pointerup', { bubbles: true }));
