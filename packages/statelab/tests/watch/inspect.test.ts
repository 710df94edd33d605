import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { extractChart } from '#statelab/chart/extract.ts';
import { watch, type Watch } from '#statelab/inspect.ts';
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

test('rejects an invalid address at once', () => {
  expect(() => watch({ url: 'localhost' })).toThrow('"localhost" is no address of a lab.');
});
