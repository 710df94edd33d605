/** Before it has hydrated the page, React hydrates all of it at once for each of these, in one task. */
const ofPresses = 'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keyup';

/** What works only once React has hydrated it: any control but those that open by the browser. */
const needsReact = 'a, button:not([popovertarget]), label, input, select, textarea';

/**
 * Keeps from React what a visitor presses elsewhere while the page is hydrated. A question that the
 * browser opens would else wait until all of the page is hydrated, and so would a scroll.
 */
export function hydrateInSlices(): void {
  function keep(event: Event): void {
    const { target } = event;
    if (!window.early.on || !(target instanceof Element)) return;
    if (target.closest(needsReact) === null) event.stopPropagation();
  }
  for (const type of ofPresses.split(' ')) window.addEventListener(type, keep, true);
}
