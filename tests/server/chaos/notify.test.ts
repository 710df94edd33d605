import { expect, test } from 'vitest';
import { inFolder } from './in-folder.ts';
import { notifyUnderFire } from './notify.ts';

test('killed between storing and telling, every lead is told at least once on every channel', async () => {
  const report = await inFolder((folder) => notifyUnderFire(folder, 3, 'waymark'));
  expect(report.stored).toBeGreaterThan(0);
  const told = { told: report.stored, lost: 0 };
  expect(report.channels).toMatchObject({
    webhook: told,
    'operator@waymark.example': told,
    'second@waymark.example': told,
    confirmation: { told: report.stored - report.rejected, lost: 0 },
  });
}, 120_000);
