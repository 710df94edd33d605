import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { labMachines } from '#lab/machine-folders.ts';
import '#lab.config.ts';
import { labMachineOf } from '#statelab/config.ts';

test('every folder in machines/ with a machine is in the lab', () => {
  const folders = readdirSync('machines', { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /^(?:.*[\\/])?([^\\/]+)[\\/][^\\/]+\.machine\.ts$/.exec(file)?.[1] ?? [],
  );
  expect(folders.length).toBeGreaterThan(10);
  const ofSite = labMachines
    .filter(({ module }) => module.startsWith('#machines/'))
    .map(({ id }) => id);
  expect(ofSite.toSorted()).toEqual(folders.toSorted());
});

test('finds a machine by its id', () => {
  expect(labMachineOf('near-me')?.path).toBe('/near-me');
  expect(labMachineOf('no-such-machine')).toBeUndefined();
});
