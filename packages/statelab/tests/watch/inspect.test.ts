import { afterEach, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { extractChart } from '#statelab/chart/extract.ts';
import { watch, type Watch } from '#statelab/inspect.ts';
import { reportsOf } from '#statelab/watch/reports-of.ts';
import { readDefinition } from '#statelab/watch/definition.ts';
import { connect, serve } from './serve.ts';
import { tillMachine } from './till.machine.ts';

const running: Watch[] = [];
afterEach(() => {
  for (const { stop } of running.splice(0)) stop();
});

function run(url: string) {
  const watched = watch({ url, app: 'shop' });
  running.push(watched);
  return createActor(tillMachine, { inspect: watched.inspect }).start();
}

/** What is told, but for what is of the moment or of the library. */
const said = ({ type, name, snapshot, event }: Record<string, unknown>) =>
  [type, name, snapshot, event].filter((part) => part !== undefined);

const state = (value: string, items: number) =>
  expect.objectContaining({ status: 'active', value, context: { items } });

test('an actor reports itself, its events and its states', async () => {
  const server = await serve();
  const watcher = await connect(server.url);
  const actor = run(server.url);
  actor.send({ type: 'ITEM.SCAN' });
  await watcher.hear(6);
  expect(watcher.told.map(said)).toEqual([
    ['@statelyai.connected'],
    ['@xstate.actor', 'till', state('selling', 1)],
    ['@xstate.event', { type: 'xstate.init' }],
    ['@xstate.snapshot', state('idle', 0), { type: 'xstate.init' }],
    ['@xstate.event', { type: 'ITEM.SCAN' }],
    ['@xstate.snapshot', state('selling', 1), { type: 'ITEM.SCAN' }],
  ]);
  const { definition } = watcher.told[1] ?? {};
  const defined = readDefinition(typeof definition === 'string' ? definition : null);
  expect(defined?.model).toEqual(extractChart(tillMachine));
  await server.close();
});

test('sends the current actors to a server that comes back', async () => {
  const server = await serve();
  const early = await connect(server.url);
  const actor = run(server.url);
  await early.hear(4);
  server.beginAnew();
  actor.send({ type: 'ITEM.SCAN' });
  const late = await connect(server.url);
  await late.hear(2);
  expect(late.told.slice(0, 2).map(said)).toEqual([
    ['@statelyai.connected'],
    ['@xstate.actor', 'till', state('selling', 1)],
  ]);
  await server.close();
});

test('rejects an invalid URL at once', () => {
  expect(() => watch({ url: 'localhost' })).toThrow('"localhost" is not the URL of a lab');
});

const person = { name: 'Ana Tau', income: 85_000, children: 2, known: true };

/** What a watcher hears of an app whose machine has no id, and holds a person. */
async function hearPerson(mask?: boolean) {
  const server = await serve();
  const watcher = await connect(server.url);
  const watched = watch({ url: server.url, ...(mask !== undefined && { mask }) });
  running.push(watched);
  const machine = createMachine({ context: { person }, initial: 'open', states: { open: {} } });
  createActor(machine, { inspect: watched.inspect })
    .start()
    .send({ type: 'SAVE', ...person });
  await watcher.hear(6);
  await server.close();
  return watcher.told;
}

test('lists an actor whose machine has no id, with its chart', async () => {
  const [, actor] = await hearPerson();
  expect(actor).toMatchObject({ type: '@xstate.actor', name: '(machine)' });
  expect(JSON.stringify(actor)).toContain('open');
  expect(JSON.stringify(actor)).not.toContain('Ana');
});

test('masks texts and long numbers, in an event and in a context', async () => {
  const standIn = { name: 'Xxx Xxx', income: '00000', children: 2, known: true };
  expect((await hearPerson()).at(-1)).toMatchObject({
    event: { type: 'SAVE', ...standIn },
    snapshot: { value: 'open', context: { person: standIn } },
  });
});

test('masks nothing where it is asked not to', async () => {
  expect((await hearPerson(false)).at(-1)).toMatchObject({
    event: { type: 'SAVE', ...person },
    snapshot: { context: { person } },
  });
});

test('reports what XState 6 tells of a transition as an event and a snapshot', () => {
  const told = {
    type: '@xstate.transition',
    rootId: 'a:0',
    actorRef: { sessionId: 'a:0', id: 'till', logic: {} },
    event: { type: 'ITEM.SCAN' },
    snapshot: { status: 'active', value: 'selling', context: { items: 1 } },
    sourceRef: undefined,
  };
  expect(reportsOf(told, true)).toMatchObject([
    { type: '@xstate.event', sessionId: 'a:0', event: { type: 'ITEM.SCAN' } },
    { type: '@xstate.snapshot', snapshot: { value: 'selling', context: { items: 1 } } },
  ]);
});
