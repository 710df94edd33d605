import { describe, expect, test } from 'vitest';
import { entry, startOutbox } from './driven-outbox.ts';

describe('an old lead', () => {
  function startStale() {
    const outbox = startOutbox([entry('left')]);
    outbox.wait(5000);
    expect(outbox.settle('deliverEntry', 'stale').sentEvents).toEqual([]);
    expect(outbox.wait(3_600_000).started).toEqual([]);
    expect(outbox.snapshot().context.stale).toEqual([entry('left')]);
    return outbox;
  }

  test('is sent once the visitor says so, and kept as confirmed until then', () => {
    const outbox = startStale();
    expect(outbox.send({ type: 'STALE.SEND' }).sentEvents).toEqual([
      {
        actor: 'entryStore',
        event: { type: 'ENTRY.KEEP', entry: { ...entry('left'), isConfirmed: true } },
      },
    ]);
    expect(outbox.wait(5000).started).toEqual([
      { actor: 'deliverEntry', input: { key: 'left', body: 'body of left', isConfirmed: true } },
    ]);
    outbox.settle('deliverEntry', '200');
    expect(outbox.snapshot().context).toMatchObject({ pending: [], stale: [] });
  });

  test('delays no newer one', () => {
    const outbox = startOutbox([entry('left'), entry('new')]);
    outbox.wait(5000);
    outbox.settle('deliverEntry', 'stale');
    expect(outbox.wait(5000).started).toEqual([
      { actor: 'deliverEntry', input: { key: 'new', body: 'body of new' } },
    ]);
  });
});
