import { expect, test } from 'vitest';
import { leadStatus } from '#machines/lead-outbox/lead-status.ts';

const entry = { key: 'key-1', body: 'form-name=quote', refused: false };
const nothing = {
  held: [],
  pending: [],
  rejected: [],
  dismissed: [],
  notPersisted: [],
  failures: 0,
  retryNow: false,
};

test.each([
  ['delivered', 'idle', nothing],
  ['delivered', 'waiting', { ...nothing, pending: [{ ...entry, key: 'key-2' }] }],
  ['delivering', 'loading', nothing],
  ['delivering', 'idle', { ...nothing, held: [entry] }],
  ['delivering', 'waiting', { ...nothing, pending: [entry] }],
  ['notPersisted', 'waiting', { ...nothing, pending: [entry], notPersisted: ['key-1'] }],
  ['delivered', 'idle', { ...nothing, notPersisted: ['key-1'] }],
  ['rejected', 'idle', { ...nothing, rejected: [{ ...entry, refused: true }] }],
  ['rejected', 'idle', { ...nothing, dismissed: ['key-1'] }],
] as const)('a lead is %s in the state %s of the outbox %j', (status, value, context) => {
  expect(leadStatus({ value, context }, 'key-1')).toBe(status);
});
