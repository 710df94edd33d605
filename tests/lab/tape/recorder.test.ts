import { expect, test } from 'vitest';
import { createActor, fromCallback, setup, type InspectionEvent } from 'xstate';
import { accordionMachine } from '#machines/accordion/accordion.machine.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { stickyBarScenario } from '#machines/sticky-bar/sticky-bar.scenario.ts';
import { failedGuards } from '#statelab/tape/guard-results.ts';
import { createRecorder } from '#statelab/tape/recorder.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { createTape } from '#statelab/tape/tape-of.ts';

const recordedAt = '2026-11-21T09:00:00.000Z';

const accordion = accordionMachine.provide({
  actors: { hashTarget: fromCallback(() => undefined) },
});

/** A recorder with a fake clock. */
function recorderAt() {
  const world = { time: 0 };
  const recorder = createRecorder({
    now: () => world.time,
    date: () => recordedAt,
    path: () => '/tax-faq',
    probe: () => ({ cause: { by: 'click', role: 'button', name: 'Is it free?' } }),
  });
  const start = (inspect: (event: InspectionEvent) => void = recorder.inspect) =>
    createActor(accordion, { inspect, input: { entries: ['paye'] } });
  return { recorder, world, start };
}

function only<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined || items.length !== 1) throw new Error(`${items.length} instead of one.`);
  return item;
}

test('records a step with its time, cause, transitions and changes', () => {
  const { recorder, world, start } = recorderAt();
  const actor = start();
  world.time = 100;
  actor.start();
  world.time = 350;
  actor.send({ type: 'ENTRY.OPEN', entry: 'paye' });
  const tape = createTape(only(recorder.sessions()), true)();
  expect(tape).toMatchObject({
    machine: 'accordion',
    path: '/tax-faq',
    recordedAt,
    masked: true,
    opening: { transitions: [], state: 'closed', context: { entry: null } },
  });
  expect(tape.steps).toEqual([
    {
      kind: 'event',
      at: 250,
      event: { type: 'ENTRY.OPEN', entry: 'paye' },
      cause: { by: 'click', role: 'button', name: 'Is it free?' },
      transitions: ['accordion.closed|ENTRY.OPEN|0'],
      state: 'open',
      context: { entry: 'paye' },
      did: { actions: ['show entry'] },
    },
  ]);
});

test('records whether an ignored event is unknown, or which guard rejected it and why', () => {
  const circumstances = { path: '/', recordedAt, masked: true };
  const scroll = (y: number) => ({ kind: 'event', event: { type: 'PAGE.SCROLL', y } }) as const;
  const bar = recordPath(stickyBarScenario, [scroll(300), scroll(301)], circumstances);
  expect(bar.steps.map(({ refused }) => refused)).toEqual([
    [{ guard: 'is past the threshold', values: { y: 300 } }],
    undefined,
  ]);
  const unknown = { kind: 'event', event: { type: 'LEAD.DELIVERED' } } as const;
  const wizard = recordPath(quoteWizardScenario, [unknown], circumstances);
  expect(wizard.steps.map(({ refused }) => refused)).toEqual([[]]);
});

test('a guard without parameters tells what it read of the context, until it throws', () => {
  const machine = setup({
    guards: {
      counted: ({ context }) => structuredClone(context)['count'] === 1,
      isFull: ({ context }) => context['count'] === 1,
    },
  }).createMachine({
    context: { count: 0 },
    on: { GO: [{ guard: 'isFull' }, { guard: 'counted' }] },
  });
  expect(failedGuards(createActor(machine).getSnapshot(), { type: 'GO' })).toEqual([
    { guard: 'isFull', values: { count: 0 } },
    { guard: 'counted', values: {} },
  ]);
});

test('records no visit of an actor that never starts, and a new one for each restart', () => {
  const { recorder, world, start } = recorderAt();
  start();
  expect(recorder.sessions()).toEqual([]);

  const actor = start();
  actor.start();
  actor.send({ type: 'ENTRY.OPEN', entry: 'paye' });
  const grow = createTape(only(recorder.sessions()), true);
  expect(grow().steps).toHaveLength(1);
  world.time = 500;
  const about = { rootId: actor.sessionId, actorRef: actor, event: { type: 'xstate.init' } };
  recorder.inspect({ type: '@xstate.event', ...about, sourceRef: undefined });
  recorder.inspect({ type: '@xstate.snapshot', ...about, snapshot: actor.getSnapshot() });
  expect(grow().steps).toEqual([]);
});

test('records events sent before the start after the initial snapshot', () => {
  const { recorder, start } = recorderAt();
  const actor = start();
  actor.send({ type: 'ENTRY.OPEN', entry: 'paye' });
  actor.start();
  const tape = createTape(only(recorder.sessions()), true)();
  expect(tape.opening.state).toBe('closed');
  expect(tape.steps.map(({ at, state }) => ({ at, state }))).toEqual([{ at: 0, state: 'open' }]);
});

test('says of each step that it is done, until nobody asks any more', () => {
  const { recorder, start } = recorderAt();
  const seen: number[] = [];
  const stop = recorder.onStep(({ steps }) => seen.push(steps.length));
  const actor = start().start();
  actor.send({ type: 'ENTRY.OPEN', entry: 'paye' });
  stop();
  actor.send({ type: 'ENTRY.OPEN', entry: 'paye' });
  expect(seen).toEqual([0, 1]);
});
