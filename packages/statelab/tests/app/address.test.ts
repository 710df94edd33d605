import { expect, test } from 'vitest';
import { machineAddress, readAddress } from '#statelab/app/address.ts';

test.each([
  ['', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/machines/near-me', { page: 'machine', machine: 'near-me', tab: 'chart' }],
  ['#/machines/near-me/live', { page: 'machine', machine: 'near-me', tab: 'live' }],
  ['#/machines/near-me/charts', { page: 'unknown', address: '#/machines/near-me/charts' }],
  ['#/machines/near-me/chart/more', { page: 'unknown', address: '#/machines/near-me/chart/more' }],
  ['#/machines', { page: 'unknown', address: '#/machines' }],
  ['#/watch', { page: 'watch' }],
  ['#/watch/more', { page: 'unknown', address: '#/watch/more' }],
  ['#/machine', { page: 'unknown', address: '#/machine' }],
])('%s leads to its place', (hash, place) => {
  expect(readAddress(hash)).toEqual({ place, search: '' });
});

test('what follows the question mark is how the place is looked at', () => {
  expect(readAddress('#/machines/near-me?to=0-10@5?&x=1').search).toBe('to=0-10@5?&x=1');
});

test('an address that was printed leads where it was meant to', () => {
  expect(machineAddress('near-me')).toBe('#/machines/near-me/chart');
  expect(machineAddress('near-me', 'paths', 'to=a')).toBe('#/machines/near-me/paths?to=a');
});

test.each([
  ['shop/till #1?', '#/machines/shop%2Ftill%20%231%3F/chart'],
  ['状態', '#/machines/%E7%8A%B6%E6%85%8B/chart'],
  ['(machine)', '#/machines/(machine)/chart'],
])('a machine may have the id %s', (machine, address) => {
  expect(machineAddress(machine)).toBe(address);
  expect(readAddress(address).place).toEqual({ page: 'machine', machine, tab: 'chart' });
});

test('keeps what is not part of an address', () => {
  expect(readAddress('#/machines/50%').place).toMatchObject({ machine: '50%' });
});
