import { describe, expect, onTestFinished, test } from 'vitest';
import type { Engine, Transaction } from '#src/server/store/engine.ts';
import { leadStoreOn } from '#src/server/store/lead-store.ts';
import { openEngine } from '#src/server/store/open-lead-store.ts';
import { emptyDatabase, engines } from './engines.ts';

const pause =
  (firm: string) =>
  ({ run }: Transaction) =>
    run('INSERT INTO paused_firms (firm, paused_at, paused_by) VALUES (?, ?, ?)', [
      firm,
      '2026-11-21T00:00:00.000Z',
      'mere',
    ]);

describe.each(engines)('in %s', (name) => {
  test('keeps nothing of failed work, also when the next work is committed', async () => {
    const engine = await openEngine(await emptyDatabase(name));
    onTestFinished(engine.close);
    const failing = engine.transaction(async (each) => {
      await pause('one')(each);
      throw new Error('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    await engine.transaction(pause('two'));
    expect((await engine.run('SELECT firm FROM paused_firms')).rows).toEqual([{ firm: 'two' }]);
  });

  test('a lead that is saved at the second try has taken its transitions once', async () => {
    const engine = await openEngine(await emptyDatabase(name));
    onTestFinished(engine.close);
    const busy = Object.assign(new Error('the database is busy'), { code: 'SQLITE_BUSY' });
    let tries = 0;
    const transaction: Engine['transaction'] = (work) =>
      engine.transaction(async (each) => {
        const done = await work(each);
        tries += 1;
        if (tries === 1) throw busy;
        return done;
      });
    const taken: string[] = [];
    const { save, list } = leadStoreOn({ ...engine, transaction }, () => [], {
      onTransition: (transition) => taken.push(transition),
    });
    const receivedAt = new Date('2026-11-21T00:00:00.000Z');
    await save({ form: 'quote', idempotencyKey: 'a1', receivedAt, values: {} });
    expect([tries, (await list()).length]).toEqual([2, 1]);
    expect(taken).toEqual([
      'lead-life.received|LEAD.RECEIVE|2',
      'lead-life.running.matching|FIRMS.FOUND|3',
    ]);
  });
});
