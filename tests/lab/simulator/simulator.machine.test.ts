import { expect, test } from 'vitest';
import type { Scenario } from '#statelab/scenario.ts';
import { drive } from '#statelab/explore/drive.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { newRun } from '#statelab/simulator/kept-run.ts';
import { offersAt } from '#statelab/simulator/offers.ts';
import { simulatorMachine, type SimulatorEvent } from '#statelab/simulator/simulator.machine.ts';
import { entryOf } from '#tests/lab/entry-of.ts';

/** A simulator of a machine, with test helpers. */
function simulatorOf(id: string) {
  const entry = entryOf(id);
  const driver = drive({
    machine: simulatorMachine,
    input: { entry, run: newRun },
    events: [],
    outcomes: {},
    key: () => '',
    invariants: {},
  });
  const { scenario }: { readonly scenario: Scenario } = entry;
  return {
    driver,
    send: (...events: SimulatorEvent[]) => {
      for (const event of events) driver.send(event);
      return driver.snapshot().context;
    },
    context: () => driver.snapshot().context,
    offer: (type: string) =>
      offersAt(scenario, driver.snapshot().context.simulation.snapshot).find(
        (offer) => offer.type === type,
      ),
    replay: () => replayTape(scenario, driver.snapshot().context.simulation.tape).difference,
  };
}

const restored: SimulatorEvent = {
  type: 'EFFECT.SETTLE',
  actor: 'restoreVisit',
  outcome: 'a first visit',
};
const send = (of: string, fields: Record<string, string> = {}): SimulatorEvent => ({
  type: 'EVENT.SEND',
  of,
  fields,
  more: '',
});

test('goes back to an earlier move, and drops the rest on the next move', () => {
  const { send: have, context } = simulatorOf('quote-wizard');
  have(restored, send('ANSWER.CHOOSE', { value: '"company"' }), { type: 'CLOCK.NEXT' });
  have({ type: 'MOVES.GO', at: 1 });
  expect(context().simulation.snapshot.value).toEqual({ 'business-type': 'waiting' });
  expect(context().made).toHaveLength(3);
  have({ type: 'MOVES.GO', at: 3 });
  expect(context().simulation.snapshot.value).toEqual({ location: 'waiting' });
  have({ type: 'MOVES.GO', at: 1 }, send('ANSWER.CHOOSE', { value: '"trust"' }));
  expect(context().made).toHaveLength(2);
  expect(context().simulation.tape.steps).toHaveLength(2);
  have({ type: 'RUN.BEGIN' });
  expect(context()).toMatchObject({ made: [], simulation: { snapshot: { value: 'restoring' } } });
});

test.each([
  [
    send('ANSWER.CHOOSE', { value: 'company' }),
    /^“value” is not valid JSON: company\. Put text in/,
  ],
  [
    { type: 'EVENT.SEND', of: 'STEP.NEXT', fields: {}, more: '[1]' },
    /^“More fields, as a JSON object” is not a JSON object/,
  ],
  [{ type: 'CLOCK.WAIT', text: 'soon' }, /^“soon” is not a length of time/],
  [{ type: 'CLOCK.WAIT', text: '-5' }, /^“-5” is not a length of time/],
  [
    { type: 'EFFECT.END', actor: 'restoreVisit', ends: 'done', text: '{' },
    /^The result is not valid JSON/,
  ],
] satisfies [SimulatorEvent, RegExp][])('rejects %j with a sentence', (event, note) => {
  const { send: have } = simulatorOf('quote-wizard');
  const { simulation, note: sentence } = have(event);
  expect(sentence).toMatch(note);
  expect(simulation.snapshot.value).toBe('restoring');
  expect(simulation.made).toEqual([]);
});

test('rejects a move that breaks the machine, with the reason', () => {
  const { send: have } = simulatorOf('faq-search');
  const { note, made, simulation } = have(send('SEARCH.CHANGE', { search: '7' }));
  expect(note).toMatch(/^The machine throws at that: .* Nothing was done\.$/);
  expect(made).toEqual([]);
  expect(simulation.snapshot.value).toBe('all');
});
