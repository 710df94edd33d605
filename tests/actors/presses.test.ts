// @vitest-environment jsdom
import { createActor } from 'xstate';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SecondTapEvent } from '#machines/second-tap/second-tap.machine.ts';
import { presses } from '#src/actors/presses.ts';

/** Starts the actor over a page with one button. Returns that, what is at a press, and the events. */
function watchedButton({ counts = true } = {}) {
  const button = document.body.appendChild(document.createElement('button'));
  const shown: { at: Element } = { at: button };
  // jsdom has no layout.
  Object.assign(document, { elementFromPoint: () => shown.at });
  onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'));
  const events: SecondTapEvent[] = [];
  const secondTap = {
    send: (event: SecondTapEvent) => void events.push(event),
    getSnapshot: () => ({ can: () => counts }),
  };
  const actor = createActor(presses, { input: { secondTap } }).start();
  onTestFinished(() => void actor.stop());
  return { button, shown, events };
}

const at = (x: number, y: number, detail = 1): MouseEventInit => ({
  bubbles: true,
  detail,
  clientX: x,
  clientY: y,
});

test('says when a press was made and when its change was painted, by one clock', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1234);
  const { button, shown, events } = watchedButton();
  const click = new MouseEvent('click', at(5, 6));
  Object.defineProperty(click, 'timeStamp', { value: 1200 });
  button.dispatchEvent(click);
  shown.at = document.body.appendChild(document.createElement('p'));
  await vi.waitFor(() => expect(events).toHaveLength(3));
  expect(events).toEqual([
    { type: 'PRESS.MAKE', x: 5, y: 6, at: 1200 },
    { type: 'VIEW.CHANGE' },
    { type: 'VIEW.PAINT', at: 1234 },
  ]);
});

test('a click by a key counts as no press, as it has no place', () => {
  const { button, events } = watchedButton();
  button.dispatchEvent(new MouseEvent('click', at(0, 0, 0)));
  expect(events).toEqual([]);
});

test('forgets a press once the pointer is elsewhere, not when it trembles', () => {
  const { button, events } = watchedButton();
  button.dispatchEvent(new MouseEvent('click', at(5, 6)));
  window.dispatchEvent(new MouseEvent('pointermove', at(7, 6)));
  expect(events.map(({ type }) => type)).toEqual(['PRESS.MAKE']);
  window.dispatchEvent(new MouseEvent('pointermove', at(205, 6)));
  expect(events.map(({ type }) => type)).toEqual(['PRESS.MAKE', 'CONFIRMATION.EXPIRE']);
});

test.each([
  { kind: 'counts', counts: true, heard: 1 },
  { kind: 'is a second tap', counts: false, heard: 0 },
])('a press that $kind reaches a link and its page: $heard', ({ counts, heard }) => {
  const { button } = watchedButton({ counts });
  const press = vi.fn<() => void>();
  button.addEventListener('click', press);
  const click = new MouseEvent('click', { ...at(5, 6), cancelable: true });
  button.dispatchEvent(click);
  expect(press).toHaveBeenCalledTimes(heard);
  // A link would otherwise be followed all the same.
  expect(click.defaultPrevented).toBe(!counts);
});
