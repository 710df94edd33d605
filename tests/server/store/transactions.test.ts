import { describe, expect, onTestFinished, test } from 'vitest';
import type { Transaction } from '#src/server/store/engine.ts';
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
  test('work that fails leaves nothing, also when the next work is committed', async () => {
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
});
