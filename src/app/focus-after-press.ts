/**
 * Delivers the focus events of a press when it ends. Leaving a field may show a warning, which would
 * move the pressed control away from the pointer and lose the press. Covers every control and
 * listener, by mouse and by touch. Keys press the control in focus, wherever it moves.
 */
export function deliverFocusAfterPress(): void {
  let held: Event[] | null = null;
  let ending: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    const events = held ?? [];
    held = null;
    for (const event of events) event.target?.dispatchEvent(event);
  }
  function begin({ button }: MouseEvent): void {
    clearTimeout(ending);
    end();
    if (button === 0) held = [];
  }
  function hold(event: FocusEvent): void {
    // Until hydration the early script holds them.
    if (held === null || window.early.on) return;
    event.stopImmediatePropagation();
    held.push(event);
  }

  // A touch sends mousedown, too: when it ends, before its click.
  window.addEventListener('mousedown', begin, true);
  window.addEventListener('focusout', hold, true);
  window.addEventListener('focusin', hold, true);
  // A click comes with mouseup, or not at all. On a busy page the next press comes before the timer.
  window.addEventListener('mouseup', () => (ending = setTimeout(end)), true);
  for (const type of ['click', 'dragend', 'keydown']) window.addEventListener(type, end, true);
}
