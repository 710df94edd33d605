import { describe, expect, test } from 'vitest';
import {
  entry,
  pendingOf,
  queue,
  startDelivering,
  startLoading,
  startOutbox,
} from './driven-outbox.ts';

test('a queued lead is delivered after 5 seconds, which is within 15, under its key', () => {
  const outbox = startOutbox();
  outbox.send(queue('a'));
  expect(outbox.wait(4999).started).toEqual([]);
  expect(outbox.wait(1).started).toEqual([
    { actor: 'deliverEntry', input: { key: 'a', body: 'body of a' } },
  ]);
});

test('a lead of an earlier visit is not retried once rejected', () => {
  const outbox = startOutbox([entry('left', true)]);
  expect(outbox.snapshot().value).toBe('idle');
  expect(outbox.snapshot().context.rejected).toEqual([entry('left', true)]);
  expect(outbox.wait(3_600_000).started).toEqual([]);
});

describe('a response', () => {
  test('that accepts the lead removes it from the queue and from storage', () => {
    const outbox = startDelivering();
    const { sentEvents } = outbox.settle('deliverEntry', '200');
    expect(sentEvents).toEqual([
      { actor: 'entryStore', event: { type: 'ENTRY.DROP', keys: ['a'] } },
    ]);
    expect(outbox.snapshot().value).toBe('idle');
    expect(outbox.snapshot().context).toMatchObject({ held: [], pending: [], rejected: [] });
  });

  test('that rejects the lead for good keeps it in storage', () => {
    const outbox = startDelivering();
    const { sentEvents } = outbox.settle('deliverEntry', '400');
    expect(sentEvents).toEqual([
      { actor: 'entryStore', event: { type: 'ENTRY.KEEP', entry: entry('a', true) } },
    ]);
    expect(outbox.snapshot().context.rejected).toEqual([entry('a', true)]);
    expect(outbox.wait(3_600_000).started).toEqual([]);
  });

  test('that takes over 15 seconds counts as a failure', () => {
    const outbox = startDelivering();
    outbox.wait(14_999);
    expect(outbox.snapshot().value).toBe('delivering');
    outbox.wait(1);
    expect(outbox.snapshot().value).toBe('waiting');
    expect(outbox.snapshot().context.failures).toBe(1);
  });
});

describe('the delay between two attempts', () => {
  test('doubles up to ten minutes', () => {
    const outbox = startDelivering();
    for (const wait of [10, 20, 40, 80, 160, 320, 600, 600].map((seconds) => seconds * 1000)) {
      outbox.settle('deliverEntry', '500');
      expect(outbox.wait(wait - 1).started).toEqual([]);
      expect(outbox.wait(1).started).toHaveLength(1);
    }
  });

  test.each(['200', '400'])('is 5 seconds again after a response of %s', (status) => {
    const outbox = startDelivering();
    outbox.send(queue('b'));
    outbox.settle('deliverEntry', '500');
    outbox.wait(10_000);
    outbox.settle('deliverEntry', status);
    expect(outbox.wait(5000).started).toHaveLength(1);
  });

  test('is 15 seconds at most for a new lead, however long an older one waits', () => {
    const outbox = startDelivering();
    for (const seconds of [10, 20, 40]) {
      outbox.settle('deliverEntry', '500');
      outbox.wait(seconds * 1000);
    }
    outbox.settle('deliverEntry', '500');
    outbox.send(queue('b'));
    expect(outbox.wait(15_000).started).not.toEqual([]);
  });

  test('is short again when the network comes back', () => {
    const outbox = startDelivering();
    for (const seconds of [10, 20, 40]) {
      outbox.settle('deliverEntry', 'no answer');
      outbox.wait(seconds * 1000);
    }
    outbox.settle('deliverEntry', 'no answer');
    outbox.send({ type: 'NETWORK.ONLINE' });
    outbox.settle('deliverEntry', '503');
    expect(outbox.wait(10_000).started).toHaveLength(1);
  });
});

describe('a lead that a form is sending', () => {
  const hold = { type: 'LEAD.HOLD', key: 'a', body: 'body of a' } as const;
  const release = { type: 'LEAD.RELEASE', key: 'a' } as const;

  test('is delivered once the form releases it, and cannot be withdrawn then', () => {
    const outbox = startOutbox();
    outbox.send(hold);
    outbox.send(queue('a'));
    expect(outbox.send(release).sentEvents).toEqual([]);
    expect(outbox.wait(5000).started).toEqual([
      { actor: 'deliverEntry', input: { key: 'a', body: 'body of a' } },
    ]);
  });

  test('is not released with the key of another', () => {
    const outbox = startOutbox();
    outbox.send(hold);
    expect(outbox.send({ type: 'LEAD.RELEASE', key: 'b' }).sentEvents).toEqual([]);
    expect(outbox.snapshot().context.held).toHaveLength(1);
  });

  test('does not count as a lead of an earlier visit', () => {
    const outbox = startLoading([entry('a'), entry('b')]);
    outbox.send(hold);
    outbox.settle('loadEntries', 'loaded');
    expect(pendingOf(outbox)).toEqual(['b']);
  });
});
