import { fromCallback, type EventObject } from 'xstate';
import { isNear, type SecondTap } from '#machines/second-tap/second-tap.machine.ts';

interface Press {
  readonly x: number;
  readonly y: number;
  /** The control that was pressed, or the element in its place. */
  readonly target: Element | null;
}

function targetAt(x: number, y: number): Element | null {
  const hit = document.elementFromPoint(x, y);
  return hit?.closest('a, button, label, input, select, textarea, summary') ?? hit;
}

/**
 * Sends each press to the machine, and whether the view has moved under the last one. Stops presses
 * that the machine ignores. Clicks by key or script have no position and always count.
 */
export const presses = fromCallback<EventObject, { secondTap: SecondTap }>(
  ({ input: { secondTap } }) => {
    let last: Press | null = null;

    function press(event: MouseEvent): void {
      if (event.detail === 0) return;
      const { clientX: x, clientY: y } = event;
      if (secondTap.getSnapshot().can({ type: 'PRESS.MAKE', x, y })) {
        last = { x, y, target: targetAt(x, y) };
        secondTap.send({ type: 'PRESS.MAKE', x, y });
      } else {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    }
    function look(): void {
      if (last === null) return;
      const target = targetAt(last.x, last.y);
      if (target === last.target) return;
      last = { ...last, target };
      secondTap.send({ type: 'VIEW.MOVE' });
    }
    function forget(): void {
      if (last === null) return;
      last = null;
      secondTap.send({ type: 'PRESS.FORGET' });
    }
    function point({ clientX: x, clientY: y }: PointerEvent): void {
      if (last !== null && !isNear(last, { x, y })) forget();
    }

    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    window.addEventListener('click', press, { ...options, passive: false });
    window.addEventListener('pointermove', point, options);
    window.addEventListener('wheel', forget, options);
    window.addEventListener('keydown', forget, options);
    // Dictation and autofill press no key; ticking a box fires no beforeinput.
    window.addEventListener('beforeinput', forget, options);
    window.addEventListener('scroll', look, options);
    const observer = new MutationObserver(look);
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    return () => {
      listening.abort();
      observer.disconnect();
    };
  },
);
