import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkNode, patchedNodes } from '#src/server/node-version.ts';
import { watchedLog } from './fixtures/watched-log.ts';

test.each([
  ['20.20.2', 0],
  ['20.20.1', 1],
  ['20.9.0', 1],
  ['21.7.3', 1],
  ['22.22.10', 0],
  ['24.9.0', 1],
  ['26.0.0', 0],
])('Node %s gets %d warnings', (version, warnings) => {
  const log = watchedLog();
  checkNode(log, version);
  expect(log.warning).toHaveBeenCalledTimes(warnings);
});

test('package.json names the same releases', async () => {
  const { engines } = JSON.parse(await readFile('package.json', 'utf8'));
  expect(engines.node).toBe('^20.20.2 || ^22.22.2 || >=24.14.1');
  expect(patchedNodes).toEqual(['20.20.2', '22.22.2', '24.14.1']);
});
