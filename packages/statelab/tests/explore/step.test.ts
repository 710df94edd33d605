import { expect, test } from 'vitest';
import {
  assign,
  createActor,
  createMachine,
  raise,
  sendTo,
  setup,
  stopChild,
  type AnyActorRef,
} from 'xstate';
import { drive } from '#statelab/explore/drive.ts';
import { scenarioOf } from '#statelab/tests/scenario-of.ts';

const hear = assign(({ context, event }) => ({ heard: [...context['heard'], event.type] }));
const events = Object.fromEntries(
  ['EARLY', 'AS.EARLY', 'LATE', 'NEXT'].map((type) => [type, { actions: hear }]),
);
const after = (type: string, delay: number) => raise({ type }, { delay, id: type });

test('timers fire when they are due, those due together as they were set, and a timer’s timer starts when it was due', () => {
  const driver = drive(
    scenarioOf(
      createMachine({
        context: { heard: [] },
        entry: [after('LATE', 300), after('EARLY', 100), after('AS.EARLY', 100)],
        on: { ...events, EARLY: { actions: [hear, after('NEXT', 100)] } },
      }),
    ),
  );
  expect(driver.wait(150).after.context.heard).toEqual(['EARLY', 'AS.EARLY']);
  expect(driver.key()).toBe('{} 50 150');
  expect(driver.wait(1000).after.context.heard).toEqual(['EARLY', 'AS.EARLY', 'NEXT', 'LATE']);
});

test('a moment stays as it is when another follows from it', () => {
  const driver = drive(scenarioOf(createMachine({ on: { GO: { actions: after('NEXT', 10) } } })));
  const { timers } = driver.moment();
  driver.send({ type: 'GO' });
  expect([timers.length, driver.moment().timers.length]).toEqual([0, 1]);
});

test('a watched actor starts with its own first snapshot, and hears of what is sent to it later', () => {
  const tank = createMachine({ id: 'tank', context: { litres: 3 } });
  const gauge = setup({ actors: { tank } }).createMachine({
    context: { litres: 0 },
    invoke: {
      src: 'tank',
      id: 'tank',
      systemId: 'tank',
      onSnapshot: {
        actions: assign({ litres: ({ event }) => event.snapshot.context.litres }),
      },
    },
    on: { POUR: { actions: sendTo('tank', { type: 'POUR' }, { delay: 20 }) } },
  });
  const driver = drive(scenarioOf(gauge, 'POUR'));
  expect(driver.snapshot().context.litres).toBe(3);
  expect(driver.send({ type: 'POUR' }).sentEvents).toEqual([]);
  expect(driver.wait(20).sentEvents).toEqual([{ actor: 'tank', event: { type: 'POUR' } }]);
});

test('a machine that changes its context in place is named, and what came before stays', () => {
  const add = ({ context }: { context: { items: string[] } }) => void context.items.push('tea');
  const basket = createMachine({
    id: 'basket',
    context: { items: [] },
    on: { ADD: { actions: add } },
  });
  const driver = drive(scenarioOf(basket, 'ADD'));
  expect(() => driver.send({ type: 'ADD' })).toThrow(
    'It changes its context in place: let an assign return a new one.',
  );
  expect(driver.snapshot().context).toEqual({ items: [] });
});

test('a machine that stops what is not its child breaks, as it would at work', () => {
  const lamp = createActor(createMachine({}), { id: 'lamp' });
  const stopping = createMachine({ on: { STOP: { actions: stopChild(lamp) } } });
  expect(() => drive(scenarioOf(stopping, 'STOP')).send({ type: 'STOP' })).toThrow(
    'It stops lamp, which is not a child of it.',
  );
});

test('an action sees the snapshot before it, and what it sends itself follows', () => {
  const pour = ({ self }: { self: AnyActorRef }) => {
    if (self.getSnapshot().context.poured < 2) self.send({ type: 'POUR' });
  };
  const count = assign(({ context }) => ({ poured: context['poured'] + 1 }));
  const on = { FILL: { actions: pour }, POUR: { actions: [count, pour] } };
  const driver = drive(scenarioOf(createMachine({ context: { poured: 0 }, on }), 'FILL'));
  expect(driver.send({ type: 'FILL' }).after.context).toEqual({ poured: 3 });
});
