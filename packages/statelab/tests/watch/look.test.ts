import { expect, test } from 'vitest';
import {
  actorLookedAt,
  childrenOf,
  readLooked,
  stateText,
  watchAddress,
} from '#statelab/watch/look.ts';
import type { Seen, SeenActor } from '#statelab/watch/seen.ts';

const actor = (app: string, id: string, parent: string | null): SeenActor => ({
  app,
  id,
  parent,
  name: id,
  definition: null,
  status: 'active',
  value: undefined,
  context: undefined,
});

const seen: Seen = {
  apps: [
    { name: 'shop', isGone: false },
    { name: 'bank', isGone: false },
    { name: 'mill', isGone: true },
  ],
  actors: [
    actor('shop', 'x:0', null),
    actor('shop', 'x:1', 'x:0'),
    actor('shop', 'x:3', 'x:2'),
    actor('bank', 'x:0', null),
    actor('mill', 'x:0', null),
  ],
  events: [],
  count: 0,
};

test('the actor that the address names is looked at, or else the first of the newest app at work', () => {
  expect(actorLookedAt(seen, null)).toBe(seen.actors[3]);
  expect(actorLookedAt(seen, { app: 'shop', actor: 'x:1' })).toBe(seen.actors[1]);
  expect(actorLookedAt(seen, { app: 'shop', actor: 'x:9' })).toBeUndefined();
});

test('lists an actor under its parent, or on its own where the parent is unknown', () => {
  expect(childrenOf(seen, 'shop', null).map(({ id }) => id)).toEqual(['x:0', 'x:3']);
  expect(childrenOf(seen, 'shop', 'x:0').map(({ id }) => id)).toEqual(['x:1']);
});

test.each([
  ['open', 'open'],
  [{ gate: { open: 'wide' }, lamp: 'on' }, 'gate.open.wide, lamp.on'],
  [{ gate: {} }, 'gate'],
  [undefined, 'active'],
])('the state %j reads %s', (value, text) => {
  expect(stateText({ value, status: 'active' })).toBe(text);
});

test('the address of an actor names it, and its app', () => {
  const looked = { app: 'my shop & bar', actor: 'x:0' };
  expect(watchAddress(looked)).toBe('#/watch?app=my+shop+%26+bar&actor=x%3A0');
  expect(readLooked('app=my+shop+%26+bar&actor=x%3A0')).toEqual(looked);
  expect(readLooked('app=shop')).toBeNull();
});
