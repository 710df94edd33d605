import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mobileMenuScenario } from '#machines/mobile-menu/mobile-menu.scenario.ts';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { addCoverage } from '#statelab/coverage/coverage-file.ts';
import { mergeCoverage, writePart } from '#statelab/coverage/write-coverage.ts';
import { drive } from '#statelab/explore/drive.ts';

function unsupported() {
  const driver = drive(nearMeScenario);
  return [driver.settle('permission', 'unsupported')];
}

function tooSlow() {
  const driver = drive(nearMeScenario);
  return [driver.settle('permission', 'denied'), driver.wait(5000)];
}

test('adds up the counts of all tests in one file; repeated counts count once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const parts = join(folder, 'parts');
  writePart('unit', nearMeScenario, [unsupported()], parts);
  writePart('page-1', nearMeScenario, [tooSlow()], parts);
  writePart('page-1', nearMeScenario, [tooSlow()], parts);
  writePart('menu', mobileMenuScenario, [], parts);
  const file = join(folder, 'machines.json');
  const sum = mergeCoverage(file, parts);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(sum);
  expect(Object.keys(sum.machines).toSorted()).toEqual(['mobile-menu', 'near-me']);
  expect(sum.machines['near-me']).toMatchObject({
    states: { 'near-me.unlocated': 2, 'near-me.looking-up': 1 },
    guards: { 'browser cannot locate': { passed: 1, refused: 1 } },
  });
});

test('does not mix counts of different versions of a machine', () => {
  const counted = (fingerprint: string, state: string) => ({
    machines: { m: { fingerprint, states: { [state]: 1 }, transitions: {}, guards: {} } },
  });
  expect(addCoverage(counted('old', 'm.gone'), counted('new', 'm.come'))).toEqual(
    counted('new', 'm.come'),
  );
});
