import type { Report } from '#statelab/watch/report.ts';
import { expect, test } from 'vitest';
import { drive } from '#statelab/paths/drive.ts';
import { reporterMachine } from '#statelab/watch/reporter.machine.ts';
import { writeReport } from '#statelab/watch/reports-of.ts';

const base = { rootId: 'x:0', sessionId: 'x:0', createdAt: '0', id: '', _version: '0' };
const actor = (value: string, context?: unknown): Report => ({
  ...base,
  type: '@xstate.actor',
  name: 'till',
  parentId: undefined,
  definition: '{}',
  snapshot: { status: 'active', value, context },
});
const event = (type: string): Report => ({
  ...base,
  type: '@xstate.event',
  sourceId: undefined,
  event: { type },
});

const start = () =>
  drive({
    machine: reporterMachine,
    input: { address: 'ws://localhost/inspect' },
    events: [],
    outcomes: {},
    key: ({ value }) => JSON.stringify(value),
    invariants: {},
  });

const saidIn = (sentEvents: readonly { event: unknown }[]): readonly unknown[] =>
  sentEvents.map(({ event: said }) => said);

test('sends buffered reports once the lab connects, then each report as it comes', () => {
  const reporter = start();
  expect(reporter.send({ type: 'REPORT.GIVE', report: actor('idle') }).sentEvents).toEqual([]);
  reporter.send({ type: 'REPORT.GIVE', report: event('ITEM.SCAN') });
  expect(saidIn(reporter.send({ type: 'SOCKET.OPEN' }).sentEvents)).toEqual([
    { type: 'SOCKET.SAY', text: writeReport(actor('idle')) },
    { type: 'SOCKET.SAY', text: writeReport(event('ITEM.SCAN')) },
  ]);
  expect(
    saidIn(reporter.send({ type: 'REPORT.GIVE', report: event('TILL.SHUT') }).sentEvents),
  ).toEqual([{ type: 'SOCKET.SAY', text: writeReport(event('TILL.SHUT')) }]);
});

test('sends the active actors again after each disconnection', () => {
  const reporter = start();
  reporter.send({ type: 'SOCKET.OPEN' });
  reporter.send({ type: 'REPORT.GIVE', report: actor('idle') });
  reporter.send({ type: 'SOCKET.CLOSE' });
  expect(saidIn(reporter.send({ type: 'SOCKET.OPEN' }).sentEvents)).toEqual([
    { type: 'SOCKET.SAY', text: writeReport(actor('idle')) },
  ]);
});

test('a report that is too long loses its context, and keeps its state', () => {
  const long = actor('idle', { text: 'x'.repeat(400_000) });
  expect(JSON.parse(writeReport(long))).toMatchObject({
    name: 'till',
    definition: '{}',
    snapshot: { value: 'idle', context: '(too long to be sent)' },
  });
});
