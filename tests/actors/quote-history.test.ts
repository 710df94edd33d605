// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { stepHistory } from '#src/actors/step-history.ts';
import { inputStore, restoreInputs } from '#src/actors/tax-inputs.ts';

test('a step keeps the firm in its address', () => {
  const history = createMemoryHistory({
    initialEntries: ['/quote?firm=greenlion&location=napier'],
  });
  const actor = createActor(stepHistory(history), { input: { first: 'business-type' } }).start();
  actor.send({ type: 'STEP.SHOW', step: 'location' });
  expect(history.location.href).toBe('/quote?step=location&firm=greenlion');
  actor.stop();
});

test('a calculation is kept in its tab alone, for the history entry in which it was made', async () => {
  const history = createMemoryHistory({ initialEntries: ['/tax-calculator'] });
  const actor = createActor(inputStore(history)).start();
  actor.send({ type: 'INPUTS.KEEP', inputs: { income: '65000' } });
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
  // A link to a part of the page makes an entry, and leaves the calculator as it is.
  history.push('/tax-calculator#pay');
  actor.send({ type: 'INPUTS.KEEP', inputs: { income: '70000' } });
  const restore = () => toPromise(createActor(restoreInputs(history, () => ({}))).start());
  expect(await restore()).toEqual({ asked: { income: '70000' }, isCalculated: true });
  history.back();
  expect(await restore()).toEqual({ asked: { income: '65000' }, isCalculated: true });
  actor.stop();
});
