import { expect, test } from 'vitest';
import { machineHash, parseHash } from '#statelab/design/url-hash.ts';

test.each([
  ['#/', { page: 'home' }],
  ['#/machines/parking', { page: 'machine', machine: 'parking', tab: 'chart' }],
  ['#/machines/parking/live', { page: 'machine', machine: 'parking', tab: 'live' }],
  ['#/machines/parking/charts', { page: 'unknown', hash: '#/machines/parking/charts' }],
])('routes %s', (hash, route) => {
  expect(parseHash(hash)).toEqual({ route, search: '' });
});

test('keeps the search parameters', () => {
  expect(parseHash('#/machines/parking?to=0-10@5?&x=1').search).toBe('to=0-10@5?&x=1');
});

test.each([
  ['shop/till #1?', '#/machines/shop%2Ftill%20%231%3F/chart'],
  ['状態', '#/machines/%E7%8A%B6%E6%85%8B/chart'],
  ['(machine)', '#/machines/(machine)/chart'],
])('a machine may have the id %s', (machine, address) => {
  expect(machineHash(machine)).toBe(address);
  expect(parseHash(address).route).toEqual({ page: 'machine', machine, tab: 'chart' });
});

test('keeps what is not part of an address', () => {
  expect(parseHash('#/machines/50%').route).toMatchObject({ machine: '50%' });
});
