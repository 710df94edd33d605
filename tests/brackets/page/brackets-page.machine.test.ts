import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { bracketsPageMachine } from '#brackets/page/brackets-page.machine.ts';
import { addressOf, firstView } from '#brackets/page/view.ts';

test('writes the URL a quarter of a second after the last keystroke', () => {
  const written: string[] = [];
  const clock = new SimulatedClock();
  const machine = bracketsPageMachine.provide({
    actions: { 'write address': ({ context }) => written.push(addressOf(context.view)) },
  });
  const page = createActor(machine, { clock, input: { view: firstView } }).start();
  page.send({ type: 'VIEW.CHANGE', change: { income: '5' } });
  clock.increment(249);
  page.send({ type: 'VIEW.CHANGE', change: { income: '50' } });
  clock.increment(249);
  expect(written).toEqual([]);
  expect(page.getSnapshot().context.view).toEqual({ ...firstView, income: '50' });
  clock.increment(1);
  expect(written).toEqual(['/brackets?income=50']);
});
