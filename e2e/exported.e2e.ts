import { exportPlaywrightTests } from '#lab/export/covering-tests.ts';
import { pageScripts } from '#src/lab/pages/all.ts';
import { origin } from './site-under-test.ts';

// Each machine's covering set is exported to files as a tester would save them, and run from there.
process.env['BASE_URL'] = origin;
for (const [index, script] of pageScripts.entries()) {
  const folder = `.cache/exported-playwright/${process.pid}/${index}`;
  const files = exportPlaywrightTests(script, folder);
  for (const file of files) await import(file);
}
