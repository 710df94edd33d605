import { expect, test } from 'vitest';
import { inFolder } from './in-folder.ts';
import { notifyUnderFire } from './notify.ts';

test('sends every lead at least once on every channel despite kills and rejected recipients', async () => {
  const report = await inFolder((folder) => notifyUnderFire(folder, 5, 'waymark'));
  expect(report.stored).toBeGreaterThan(0);
  const notified = { notified: report.stored, lost: 0 };
  expect(report.channels).toMatchObject({
    webhook: notified,
    'operator@waymark.example': notified,
    'second@waymark.example': notified,
    confirmation: { notified: report.stored - report.rejected, lost: 0 },
  });
  expect([report.failed, report.inClear]).toEqual([report.stored, 0]);
});
