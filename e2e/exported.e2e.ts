import { readFileSync } from 'node:fs';
import '#lab.config.ts';
import { exportPlaywrightTests } from '#statelab/tests/page/covering-tests.ts';
import { pageScripts } from '#lab/machine-folders.ts';
import { onceARun } from './once-a-run.ts';
import { origin } from './site-under-test.ts';

/** The calls in an exported test’s steps, and the roles in their locators. */
const callsIn = (text: string): readonly string[] =>
  text.slice(text.indexOf('test.describe(')).match(/getByRole\('\w+'|\w+\(/g) ?? [];

const byLength = (a: string, b: string): number => b.length - a.length;

/** The fewest tests with every call, the longest first. */
function eachCallOnce(texts: ReadonlyMap<string, string>): readonly string[] {
  const made = new Set<string>();
  return [...texts]
    .toSorted(([, a], [, b]) => byLength(a, b))
    .filter(([, text]) => {
      const calls = callsIn(text).filter((call) => !made.has(call));
      for (const call of calls) made.add(call);
      return calls.length > 0;
    })
    .map(([file]) => file);
}

// Each machine's covering set is exported to files as a tester would save them, and run from
// there: those that say something in another way than the others. The paths of all are walked by
// paths/, act by act.
process.env['BASE_URL'] = origin;
const files = await onceARun('exported', async () =>
  eachCallOnce(
    new Map(
      pageScripts.flatMap((script, index) =>
        exportPlaywrightTests(script, `.cache/exported-playwright/${process.pid}/${index}`).map(
          (file) => [file, readFileSync(file, 'utf8')] as const,
        ),
      ),
    ),
  ),
);
for (const file of files) await import(file);
