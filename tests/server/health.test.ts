import { expect, test } from 'vitest';
import { createHealth } from '#src/server/health.ts';
import { watchedLog } from './fixtures/watched-log.ts';
import { temporaryStore } from './fixtures/temporary-store.ts';

test('is well while the store answers', async () => {
  const health = createHealth(await temporaryStore(), watchedLog());
  const answer = await health.request('/health');
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('is not when it does not, and says no more than that', async () => {
  const log = watchedLog();
  const lost = new Error('libsql://leads.example is out of reach');
  const answer = await createHealth({ newest: () => Promise.reject(lost) }, log).request('/health');
  expect([answer.status, await answer.json()]).toEqual([503, { ok: false }]);
  expect(log.failure).toHaveBeenCalledExactlyOnceWith(
    'the store did not answer a health check',
    lost,
  );
});
