import { expect, test } from 'vitest';
import { nothingSeen, takeTexts } from '#statelab/watch/seen.ts';

const take = (...told: readonly object[]) =>
  takeTexts(
    nothingSeen,
    told.map((each) => JSON.stringify(each)),
  );

const till = {
  type: '@xstate.actor',
  app: 'shop',
  sessionId: 'x:0',
  name: 'till',
  definition: '{"id":"till"}',
  snapshot: { status: 'active', value: 'idle', context: { items: 0 } },
};

const scanned = {
  type: '@xstate.event',
  app: 'shop',
  sessionId: 'x:0',
  createdAt: '1700000000000',
  event: { type: 'ITEM.SCAN', weight: 2 },
};

const selling = {
  type: '@xstate.snapshot',
  app: 'shop',
  sessionId: 'x:0',
  event: { type: 'ITEM.SCAN' },
  snapshot: { status: 'active', value: 'selling', context: { items: 1 } },
};

test('an actor is as its last report says, and its events are kept with who sent them', () => {
  const drawer = { ...till, sessionId: 'x:1', name: 'drawer', parentId: 'x:0' };
  const opened = { ...scanned, sessionId: 'x:1', sourceId: 'x:0', event: { type: 'DRAWER.OPEN' } };
  expect(take(till, drawer, scanned, selling, opened)).toEqual({
    apps: [{ name: 'shop', isGone: false }],
    actors: [
      {
        app: 'shop',
        id: 'x:0',
        parent: null,
        name: 'till',
        definition: '{"id":"till"}',
        status: 'active',
        value: 'selling',
        context: { items: 1 },
      },
      expect.objectContaining({ id: 'x:1', parent: 'x:0', value: 'idle' }),
    ],
    events: [
      {
        number: 1,
        at: 1_700_000_000_000,
        app: 'shop',
        actor: 'x:0',
        to: 'till',
        from: null,
        type: 'ITEM.SCAN',
        event: { type: 'ITEM.SCAN', weight: 2 },
      },
      expect.objectContaining({ number: 2, to: 'drawer', from: 'till', type: 'DRAWER.OPEN' }),
    ],
    count: 2,
  });
});

test('distinguishes apps whose actors have the same session ids', () => {
  const { apps, actors } = take(till, { ...till, app: 'bank', name: 'vault' }, selling);
  expect(apps.map(({ name }) => name)).toEqual(['shop', 'bank']);
  expect(actors.map(({ app, value }) => [app, value])).toEqual([
    ['shop', 'selling'],
    ['bank', 'idle'],
  ]);
});

test('an app that has gone stays in sight, and comes back without the actors it had', () => {
  const gone = { type: '@statelyai.disconnected', app: 'shop' };
  expect(take(till, gone)).toMatchObject({
    apps: [{ name: 'shop', isGone: true }],
    actors: [{ name: 'till' }],
  });
  expect(take(till, gone, { type: '@statelyai.connected', app: 'shop' })).toMatchObject({
    apps: [{ name: 'shop', isGone: false }],
    actors: [],
  });
});

test('the newest 1,000 events are kept', () => {
  const { events, count } = take(till, ...Array.from({ length: 1005 }, () => scanned));
  expect(count).toBe(1005);
  expect(events).toHaveLength(1000);
  expect(events[0]?.number).toBe(6);
});

test('the newest 100 actors that are over are kept, and all that are at work', () => {
  const ended = Array.from({ length: 103 }, (_, index) => ({
    ...till,
    sessionId: `x:${index + 1}`,
    snapshot: { status: 'done' },
  }));
  const { actors } = take(till, ...ended);
  expect(actors).toHaveLength(101);
  expect(actors.slice(0, 2).map(({ id }) => id)).toEqual(['x:0', 'x:4']);
});

test.each([
  ['', 'no JSON'],
  ['[]', 'no report'],
  ['{"type":"@xstate.event","app":"shop","sessionId":"x:0"}', 'no event'],
  ['{"type":"@xstate.actor","app":"shop","sessionId":7,"name":"till"}', 'no session'],
  [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'too deep'],
])('%.20s is left out: %s', (text) => {
  expect(takeTexts(nothingSeen, [text])).toBe(nothingSeen);
});
