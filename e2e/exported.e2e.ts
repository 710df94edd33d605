import { readFileSync } from 'node:fs';
import { exportPlaywrightTests } from '#src/lab/export/covering-tests.ts';
import { pageScripts } from '#src/lab/page/page-scripts.ts';
import { origin } from './site-under-test.ts';

/** What a test does, line by line, whatever it does it to. */
const doneIn = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('await '))
    .map((line) => line.replaceAll(/'(?:[^'\\]|\\.)*'|\d+/g, ''));

// Each machine's covering set is exported to files as a tester would save them. Run from there is
// each that does what none before it does: the paths themselves are walked by the tests of paths.
process.env['BASE_URL'] = origin;
const done = new Set<string>();
for (const [index, script] of pageScripts.entries()) {
  const folder = `.cache/exported-playwright/${process.pid}/${index}`;
  for (const file of exportPlaywrightTests(script, folder)) {
    const before = done.size;
    for (const line of doneIn(file)) done.add(line);
    if (done.size > before) await import(file);
  }
}
