import { expect, test } from 'vitest';
import { machineAddress, readAddress } from '#lab/app/address.ts';

test.each([
  ['', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/machines/near-me', { page: 'machine', machine: 'near-me', tab: 'chart' }],
  ['#/machines/near-me/live', { page: 'machine', machine: 'near-me', tab: 'live' }],
  ['#/machines/near-me/charts', { page: 'unknown', address: '#/machines/near-me/charts' }],
  ['#/machines/near-me/chart/more', { page: 'unknown', address: '#/machines/near-me/chart/more' }],
  ['#/machines', { page: 'unknown', address: '#/machines' }],
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
