// @vitest-environment jsdom
import { createActor } from 'xstate';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SecondTapEvent } from '#machines/second-tap/second-tap.machine.ts';
import { presses } from '#src/actors/presses.ts';

test('says when a press was made and when its change was painted, by one clock', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  // jsdom has no layout.
  let shown: Element = button;
  Object.assign(document, { elementFromPoint: () => shown });
  onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'));
  vi.spyOn(performance, 'now').mockReturnValue(1234);
  const events: SecondTapEvent[] = [];
  const secondTap = {
    send: (event: SecondTapEvent) => void events.push(event),
    getSnapshot: () => ({ can: () => true }),
  };
  const actor = createActor(presses, { input: { secondTap } }).start();
  onTestFinished(() => void actor.stop());
  const click = new MouseEvent('click', { bubbles: true, detail: 1, clientX: 5, clientY: 6 });
  Object.defineProperty(click, 'timeStamp', { value: 1200 });
  button.dispatchEvent(click);
  shown = document.body.appendChild(document.createElement('p'));
  await vi.waitFor(() => expect(events).toHaveLength(3));
  expect(events).toEqual([
    { type: 'PRESS.MAKE', x: 5, y: 6, at: 1200 },
    { type: 'VIEW.CHANGE' },
    { type: 'VIEW.PAINT', at: 1234 },
  ]);
});
