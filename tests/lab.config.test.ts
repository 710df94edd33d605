import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { labMachines } from '#lab/machine-folders.ts';
import '#lab.config.ts';
import { labConfig, labMachineOf } from '#statelab/config.ts';

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
  expect(labMachineOf('gst-calculator')?.path).toBe('/gst-calculator');
  expect(labMachineOf('no-such-machine')).toBeUndefined();
});

test('every effect that the lab ends itself is an actor of a machine', () => {
  const actors = new Set(
    labMachines.flatMap(({ machine }) => Object.keys(machine.implementations.actors)),
  );
  const { effects } = labConfig();
  expect(effects).toContain('submitForm');
  expect(effects.filter((name) => !actors.has(name))).toEqual([]);
});
