import { expect, test } from 'vitest';
import { buildSiteIn } from './fixtures/built-site.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { fuzz } from './fuzz/run.ts';

test('random requests break nothing, read no private file and store nothing invalid', async () => {
  const report = await fuzz(await buildSiteIn(await temporaryFolder()), 2000, 'waymark');
  expect(report.faults).toEqual([]);
  expect(report.stored).toBeGreaterThan(50);
  for (const status of [200, 308, 400, 404, 405, 413, 415, 422, 431]) {
    expect(report.statuses[status]).toBeGreaterThan(0);
  }
});
