import { once } from 'node:events';
import { createWebSocketInspector, createWebSocketReceiver } from '@statelyai/inspect';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createActor } from 'xstate';
import { connect, serve } from './serve.ts';
import { tillMachine } from './till.machine.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeEach(async () => {
  server = await serve();
});
afterEach(() => server.close());

const scanned = (weight: number) => ({
  type: '@xstate.event',
  sessionId: 'x:0',
  event: { type: 'ITEM.SCAN', weight },
});

test('sends watchers each app’s reports under its name, and its arrival and departure', async () => {
  const watcher = await connect(server.url);
  const shop = await connect(`${server.url}?app=shop`);
  const other = await connect(`${server.url}?app=shop`);
  shop.socket.send(JSON.stringify(scanned(1)));
  await watcher.hear(2);
  other.socket.send(JSON.stringify(scanned(2)));
  await watcher.hear(4);
  shop.socket.close();
  await watcher.hear(5);
  expect(watcher.told).toEqual([
    { type: '@statelyai.connected', app: 'shop' },
    { ...scanned(1), app: 'shop' },
    { type: '@statelyai.connected', app: 'shop 2' },
    { ...scanned(2), app: 'shop 2' },
    { type: '@statelyai.disconnected', app: 'shop' },
  ]);
});

test('replays past reports to late watchers, but not of closed apps', async () => {
  const early = await connect(server.url);
  const [shop, bank] = [await connect(`${server.url}?app=shop`), await connect(server.url)];
  shop.socket.send(JSON.stringify(scanned(1)));
  bank.socket.send(JSON.stringify(scanned(2)));
  await early.hear(4);
  shop.socket.close();
  await early.hear(5);
  const late = await connect(server.url);
  await late.hear(2);
  expect(late.told).toEqual([
    { type: '@statelyai.connected', app: 'app' },
    { ...scanned(2), app: 'app' },
  ]);
});

test('drops invalid reports', async () => {
  const watcher = await connect(server.url);
  const shop = await connect(`${server.url}?app=shop`);
  const deep = `{"type":"@xstate.event","sessionId":"x:0","event":{"type":"E","deep":${'['.repeat(90_000)}${']'.repeat(90_000)}}}`;
  for (const text of ['', '{', '7', '{"type":"@xstate.event","app":"bank"}', deep]) {
    shop.socket.send(text);
  }
  shop.socket.send(Buffer.from(JSON.stringify(scanned(1))));
  shop.socket.send(JSON.stringify(scanned(2)));
  await watcher.hear(2);
  expect(watcher.told.filter(({ type }) => type === '@xstate.event')).toEqual([
    { ...scanned(2), app: 'shop' },
  ]);
});

test('a report of more than a million bytes ends the connection', async () => {
  const { socket } = await connect(server.url);
  socket.send(JSON.stringify({ ...scanned(1), sessionId: 'x'.repeat(1_000_001) }));
  const [code] = await once(socket, 'close');
  expect(code).toBe(1009);
});

const refusal = (url: string, origin?: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, origin === undefined ? {} : { origin });
    socket.on('error', ({ message }) => resolve(message));
    socket.on('open', () => reject(new Error('It was let in.')));
  });

test.each([
  'https://evil.example',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'null',
])('a page of %s is refused', async (origin) => {
  expect(await refusal(server.url, origin)).toBe('Unexpected server response: 403');
});

test('another address is refused', async () => {
  const elsewhere = server.url.replace('/inspect', '/other');
  expect(await refusal(elsewhere)).toBe('Unexpected server response: 403');
});

test.each([
  'http://localhost:5173',
  'http://127.0.0.1:3000',
  'http://[::1]:80',
  'https://shop.localhost',
])('a page of %s may report', async (origin) => {
  const { socket } = await connect(server.url, origin);
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

test('Stately’s own inspector reports here, and its own receiver watches', async () => {
  const told: unknown[] = [];
  const heard = new Promise<void>((resolve) => {
    createWebSocketReceiver({ server: server.url }).subscribe((event) => {
      told.push(event);
      if (event.type === '@xstate.snapshot' && event.event.type === 'ITEM.SCAN') resolve();
    });
  });
  const inspector = createWebSocketInspector({ url: `${server.url}?app=shop` });
  const actor = createActor(tillMachine, { inspect: inspector.inspect }).start();
  actor.send({ type: 'ITEM.SCAN' });
  await heard;
  inspector.stop();
  expect(told).toContainEqual(
    expect.objectContaining({ type: '@xstate.actor', app: 'shop', name: 'till' }),
  );
  expect(told.at(-1)).toMatchObject({ snapshot: { value: 'selling', context: { items: 1 } } });
});
