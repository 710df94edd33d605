import { describe, expect, test } from 'vitest';
import { exportVitestTests } from '#statelab/tests/export/covering-tests.ts';
import { labMachines } from '#lab/machine-folders.ts';

// Exports are written to files, as a tester saves them, and run from there.
for (const { id, scenario } of labMachines) {
  const files = exportVitestTests(scenario, `.cache/exported-vitest/${id}`);
  test(`${id}: its covering set is exported`, () => {
    expect(files.length).toBeGreaterThan(0);
  });
  describe('as exported', async () => {
    for (const file of files) await import(file);
  });
}
