import { expect, test } from 'vitest';
import { leadOutboxScenario } from '#machines/lead-outbox/lead-outbox.scenario.ts';
import { leadStatus } from '#machines/lead-outbox/lead-status.ts';
import { drive } from '#statelab/explore/drive.ts';

const entry = { key: 'key-1', body: 'form-name=quote', refused: false };
const nothing = {
  held: [],
  pending: [],
  rejected: [],
  stale: [],
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
  ['delivering', 'idle', { ...nothing, stale: [entry] }],
  ['rejected', 'idle', { ...nothing, rejected: [{ ...entry, refused: true }] }],
  ['rejected', 'idle', { ...nothing, dismissed: ['key-1'] }],
] as const)('a lead is %s in the state %s of the outbox %j', (status, value, context) => {
  expect(leadStatus({ value, context }, 'key-1')).toBe(status);
});

test('a rejected lead that is sent again is rejected no longer', () => {
  const outbox = drive({
    ...leadOutboxScenario,
    outcomes: {
      loadEntries: [{ name: 'loaded', output: [{ ...entry, refused: true }] }],
      deliverEntry: [],
    },
  });
  outbox.settle('loadEntries', 'loaded');
  expect(leadStatus(outbox.snapshot(), 'key-1')).toBe('rejected');
  outbox.send({ type: 'LEAD.HOLD', key: 'key-1', body: entry.body });
  expect(leadStatus(outbox.snapshot(), 'key-1')).toBe('delivering');
  outbox.send({ type: 'LEAD.RELEASE', key: 'key-1' });
  expect(leadStatus(outbox.snapshot(), 'key-1')).toBe('delivered');
});
