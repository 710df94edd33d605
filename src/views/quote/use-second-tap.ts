import { useEffect, useLayoutEffect, useRef } from 'react';
import { delays } from '#machines/delays.ts';

/** The largest distance, in CSS pixels, between two presses of a finger that stays in place. */
const reach = 24;

/** True for a press on a checkbox: the finger may be on its way to the next one. */
const isTick = ({ target }: MouseEvent): boolean =>
  target instanceof Element &&
  target.closest('label')?.querySelector('[type="checkbox"]') instanceof Element;

/**
 * For half a second after a step was painted, a press where the last one was does nothing: a slow second
 * tap is no answer to the next question. After a checkbox was ticked, no press does anything for a
 * second. The time of a press is its own: a busy page hears it late.
 */
export function useSecondTap(step: string | null): void {
  const last = useRef<MouseEvent>(null);
  const paintedAt = useRef(-Infinity);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (step === shown.current) return;
    shown.current = step;
    paintedAt.current = Infinity;
    // The frame after the next one begins once that is painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        // A press that counted meanwhile has ended the wait.
        if (paintedAt.current === Infinity) paintedAt.current = performance.now();
      }),
    );
  }, [step]);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const isInPlace = ({ clientX: x, clientY: y }: MouseEvent): boolean =>
      last.current !== null &&
      Math.hypot(x - last.current.clientX, y - last.current.clientY) <= reach;
    function isEarly(event: MouseEvent): boolean {
      const since = event.timeStamp - paintedAt.current;
      if (last.current !== null && isTick(last.current)) return since < 2 * delays.secondTap;
      return isInPlace(event) && since < delays.secondTap;
    }
    function press(event: MouseEvent): void {
      // Keys and scripts press without a place.
      if (event.detail === 0) return;
      if (isEarly(event)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else {
        last.current = event;
        // A label presses its control, in the same place.
        paintedAt.current = -Infinity;
      }
    }
    /** Who types or scrolls has seen the step. Before it is painted, only the page itself scrolls. */
    function forget(): void {
      if (paintedAt.current < Infinity) last.current = null;
    }
    window.addEventListener('click', press, options);
    // A mouse that moved away and came back means its press.
    window.addEventListener(
      'pointermove',
      (event) => isInPlace(event) || (last.current = null),
      options,
    );
    for (const type of ['keydown', 'beforeinput', 'scroll'])
      window.addEventListener(type, forget, options);
    return () => listening.abort();
  }, []);
}
