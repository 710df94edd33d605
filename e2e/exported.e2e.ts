import { exportPlaywrightTests } from '#src/lab/export/covering-tests.ts';
import { pageScripts } from '#src/lab/page/page-scripts.ts';
import { origin } from './site-under-test.ts';

// Each machine's covering set is exported to files as a tester would save them, and run from there.
process.env['BASE_URL'] = origin;
for (const script of pageScripts.filter(({ leadForms }) => leadForms === 'log')) {
  const { id } = script.scenario.machine;
  const files = exportPlaywrightTests(script, `.cache/exported-playwright/${process.pid}/${id}`);
  for (const file of files) await import(file);
}
