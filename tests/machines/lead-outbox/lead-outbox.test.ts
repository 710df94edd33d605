import { describe, expect, test } from 'vitest';
import {
  entry,
  pendingOf,
  queue,
  startDelivering,
  startLoading,
  startOutbox,
} from './driven-outbox.ts';

describe('a queued lead', () => {
  test('is stored at once', () => {
    const { sentEvents } = startOutbox().send(queue('a'));
    expect(sentEvents).toEqual([
      {
        actor: 'entryStore',
        event: { type: 'ENTRY.KEEP', entry: { key: 'a', body: 'body of a', refused: false } },
      },
    ]);
  });

  test('is delivered after 5 seconds, which is within 15, under its key', () => {
    const outbox = startOutbox();
    outbox.send(queue('a'));
    expect(outbox.wait(4999).started).toEqual([]);
    expect(outbox.wait(1).started).toEqual([
      { actor: 'deliverEntry', input: { key: 'a', body: 'body of a' } },
    ]);
  });

  test('is queued once, however often it is added', () => {
    const outbox = startOutbox();
    outbox.send(queue('a'));
    outbox.send(queue('a'));
    expect(pendingOf(outbox)).toEqual(['a']);
  });

  test('waits behind stored leads that are being read', () => {
    const outbox = startLoading([entry('left')]);
    expect(outbox.send(queue('a')).sentEvents).toHaveLength(1);
    outbox.settle('loadEntries', 'loaded');
    expect(pendingOf(outbox)).toEqual(['left', 'a']);
    expect(outbox.snapshot().value).toBe('waiting');
  });

  test('is not lost when the storage cannot be read', () => {
    const outbox = startLoading();
    outbox.send(queue('a'));
    outbox.settle('loadEntries', 'failed');
    expect(outbox.wait(5000).started).toHaveLength(1);
  });

  test('is next if it arrives during a delivery', () => {
    const outbox = startDelivering();
    outbox.send(queue('b'));
    outbox.settle('deliverEntry', '200');
    expect(outbox.wait(5000).started).toEqual([
      { actor: 'deliverEntry', input: { key: 'b', body: 'body of b' } },
    ]);
  });
});

describe('a lead of an earlier visit', () => {
  test('is delivered 5 seconds after the next visit starts', () => {
    const outbox = startOutbox([entry('left')]);
    expect(outbox.wait(5000).started).toEqual([
      { actor: 'deliverEntry', input: { key: 'left', body: 'body of left' } },
    ]);
  });

  test('is not retried once rejected', () => {
    const outbox = startOutbox([entry('left', true)]);
    expect(outbox.snapshot().value).toBe('idle');
    expect(outbox.snapshot().context.rejected).toEqual([entry('left', true)]);
    expect(outbox.wait(3_600_000).started).toEqual([]);
  });

  test('is deleted from storage when the visitor dismisses it', () => {
    const outbox = startOutbox([entry('one', true), entry('left'), entry('other', true)]);
    const { sentEvents } = outbox.send({ type: 'REJECTED.DISMISS' });
    expect(sentEvents).toEqual([
      { actor: 'entryStore', event: { type: 'ENTRY.DROP', keys: ['one', 'other'] } },
    ]);
    expect(outbox.snapshot().context.rejected).toEqual([]);
    expect(pendingOf(outbox)).toEqual(['left']);
  });
});

describe('a response', () => {
  test.each(['200', '302'])('%s removes the lead from the queue and from storage', (status) => {
    const outbox = startDelivering();
    const { sentEvents } = outbox.settle('deliverEntry', status);
    expect(sentEvents).toEqual([
      { actor: 'entryStore', event: { type: 'ENTRY.DROP', keys: ['a'] } },
    ]);
    expect(outbox.snapshot().value).toBe('idle');
    expect(outbox.snapshot().context).toEqual({
      held: [],
      pending: [],
      rejected: [],
      stale: [],
      dismissed: [],
      notPersisted: [],
      failures: 0,
      retryNow: false,
    });
  });

  test.each(['400', '404', '409', '413', '415', '422'])(
    '%s rejects the lead for good, and keeps it in storage',
    (status) => {
      const outbox = startDelivering();
      const { sentEvents } = outbox.settle('deliverEntry', status);
      expect(sentEvents).toEqual([
        { actor: 'entryStore', event: { type: 'ENTRY.KEEP', entry: entry('a', true) } },
      ]);
      expect(outbox.snapshot().value).toBe('idle');
      expect(outbox.snapshot().context.rejected).toEqual([entry('a', true)]);
      expect(outbox.wait(3_600_000).started).toEqual([]);
    },
  );

  test.each(['408', '425', '429', '500', '502', '503', 'no answer'])(
    '%s keeps the lead for a retry',
    (outcome) => {
      const outbox = startDelivering();
      expect(outbox.settle('deliverEntry', outcome).sentEvents).toEqual([]);
      expect(pendingOf(outbox)).toEqual(['a']);
      expect(outbox.wait(10_000).started).toHaveLength(1);
    },
  );

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

  test('ends when the network comes back', () => {
    const outbox = startOutbox();
    outbox.send(queue('a'));
    expect(outbox.send({ type: 'NETWORK.ONLINE' }).started).toHaveLength(1);
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

describe('a network that comes back during a delivery', () => {
  test('starts no second delivery', () => {
    const outbox = startDelivering();
    expect(outbox.send({ type: 'NETWORK.ONLINE' }).started).toEqual([]);
  });

  test('is used at once after that delivery fails', () => {
    const outbox = startDelivering();
    outbox.send({ type: 'NETWORK.ONLINE' });
    expect(outbox.settle('deliverEntry', 'no answer').started).toEqual([
      { actor: 'deliverEntry', input: { key: 'a', body: 'body of a' } },
    ]);
  });

  test('is used at once only one time', () => {
    const outbox = startDelivering();
    outbox.send({ type: 'NETWORK.ONLINE' });
    outbox.settle('deliverEntry', 'no answer');
    expect(outbox.settle('deliverEntry', 'no answer').started).toEqual([]);
    expect(outbox.wait(10_000).started).toHaveLength(1);
  });
});

describe('a lead that a form is sending', () => {
  const hold = { type: 'LEAD.HOLD', key: 'a', body: 'body of a' } as const;
  const release = { type: 'LEAD.RELEASE', key: 'a' } as const;

  test('is stored at once, and not delivered by the outbox', () => {
    const outbox = startOutbox();
    expect(outbox.send(hold).sentEvents).toEqual([
      { actor: 'entryStore', event: { type: 'ENTRY.KEEP', entry: entry('a') } },
    ]);
    expect(outbox.wait(600_000).started).toEqual([]);
  });

  test('is dropped when the form delivers it', () => {
    const outbox = startOutbox();
    outbox.send(hold);
    expect(outbox.send(release).sentEvents).toEqual([
      { actor: 'entryStore', event: { type: 'ENTRY.DROP', keys: ['a'] } },
    ]);
  });

  test('is delivered once the form releases it, and cannot be withdrawn then', () => {
    const outbox = startOutbox();
    outbox.send(hold);
    outbox.send(queue('a'));
    expect(outbox.send(release).sentEvents).toEqual([]);
    expect(outbox.wait(5000).started).toEqual([
      { actor: 'deliverEntry', input: { key: 'a', body: 'body of a' } },
    ]);
  });

  test('stays when another lead is released', () => {
    const outbox = startOutbox();
    outbox.send(queue('b'));
    outbox.send(hold);
    expect(outbox.send({ type: 'LEAD.RELEASE', key: 'b' }).sentEvents).toEqual([]);
  });

  test('delays no other lead', () => {
    const outbox = startOutbox([entry('b')]);
    outbox.wait(4000);
    outbox.send(hold);
    expect(outbox.wait(1000).started).toHaveLength(1);
  });

  test('does not count as a lead of an earlier visit', () => {
    const outbox = startLoading([entry('a'), entry('b')]);
    outbox.send(hold);
    outbox.settle('loadEntries', 'loaded');
    expect(pendingOf(outbox)).toEqual(['b']);
  });
});
