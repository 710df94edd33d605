import { expect, test } from 'vitest';
import { labMachines } from '#lab.config.ts';
import { pageScripts } from '#src/lab/page/page-scripts.ts';

test('every machine that runs on a page of the site can be driven through it', () => {
  const onPages = labMachines.filter(({ path }) => path !== null).map(({ id }) => id);
  const driven = new Set(pageScripts.map(({ scenario }) => scenario.machine.id));
  expect([...driven].toSorted()).toEqual(onPages.toSorted());
});
