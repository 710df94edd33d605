import { writeFile } from 'node:fs/promises';
import { expect, test as base, type Page } from '@playwright/test';
import { listen } from '#statelab/build/listen.ts';
import { openProject } from '#statelab/build/open-project.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';

type Open = (page: Page, files: Readonly<Record<string, string>>) => Promise<void>;

/** Opens files, by their names, in a lab of their own. */
const test = base.extend<{ open: Open }>({
  open: async ({}, use, testInfo) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (page, files) => {
      const paths = Object.keys(files).map((name) => testInfo.outputPath(name));
      await Promise.all(
        Object.values(files).map((text, index) => writeFile(paths[index] ?? '', text)),
      );
      const project = await openProject(paths);
      const { origin, close } = await listen(createLabServer('dist-lab', project), 0);
      ends.push(close, project.close);
      await page.goto(`${origin}/lab/`);
    });
    for (const end of ends) await end();
  },
});

const lamp = `import { createMachine } from 'xstate';
export const lamp = createMachine({ id: 'lamp', initial: 'off', states: {
  off: { on: { PRESS: { target: 'bright', guard: ({ event }) => event.hard, actions: () => undefined } } },
  bright: { always: { guard: () => true, target: 'dim' } },
  dim: { always: { guard: () => true, target: 'bright' } },
} });`;

test('one machine alone opens on its chart, where an endless loop is numbered @release', async ({
  page,
  open,
}) => {
  await open(page, { 'lamp.machine.ts': lamp });
  const chart = page.getByRole('img', { name: /^Chart of lamp/ });
  await expect(chart).toContainText('[event.hard]');
  await expect(chart).toContainText('/ inline action');
  await expect(page.getByText('lamp.bright on always, then lamp.dim on always')).toBeVisible();
  await expect(chart.locator('.badge')).toHaveText(['1', '2']);
});

const gate = `import { setup } from 'xstate';
export const gate = setup({ types: { input: {} as { code: string } } }).createMachine({
  id: 'gate',
  context: ({ input }) => {
    if (input.code.trim() === '') throw new Error('No code.');
    return {};
  },
});`;

test('a machine that does not start says why, and a file that does not compile is listed @release', async ({
  page,
  open,
}) => {
  await open(page, {
    'gate.machine.ts': gate,
    'broken.ts': 'export const broken = createMachine({;',
  });
  await expect(page.getByRole('row', { name: /broken\.ts/ })).toContainText(
    'Expected identifier but found ";"',
  );
  await page.getByRole('link', { name: 'gate' }).click();
  await page.getByRole('link', { name: 'Simulate' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The machine does not start: No code. Give it its input in a scenario.',
  );
});

test('a mistake in a saved file keeps the chart and the run, and the next good save opens', async ({
  page,
  open,
}) => {
  const good = `import { createMachine } from 'xstate';
export const bell = createMachine({ id: 'bell', initial: 'still', states: {
  still: { on: { RING: 'loud' } }, loud: { on: { RING: 'still' } },
} });`;
  await open(page, { 'bell.machine.ts': good });
  const save = (text: string) => writeFile(test.info().outputPath('bell.machine.ts'), text);
  await page.getByRole('link', { name: 'Simulate' }).click();
  await page.getByRole('button', { name: 'RING' }).click();
  const run = page.getByRole('region', { name: 'Run', exact: true });
  await expect(run).toContainText('State loud, step 1 of 1');

  await save(good.replace("id: 'bell',", "id: 'bell'"));
  await expect(page.getByRole('alert')).toContainText('Expected "}" but found "initial"');
  await expect(page.getByRole('img', { name: /^Chart of bell: 3 states/ })).toBeVisible();
  await expect(run).toContainText('State loud, step 1 of 1');
  await save('export const bell = 1;');
  await expect(page.getByRole('alert')).toContainText('No XState machine is exported by');

  await save(good.replace('still: {', "broken: { on: { RING: 'still' } }, still: {"));
  await expect(page.getByRole('img', { name: /^Chart of bell: 4 states/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(run).toContainText('State loud, step 1 of 1');
});

const safe = `import { createMachine } from 'xstate';
const safe = createMachine({ id: 'safe', initial: 'shut', states: {
  shut: { on: { TURN: 'open' } }, open: { on: { PUSH: 'shut' } },
} });
export const safeScenario = {
  machine: safe,
  events: [{ event: { type: 'TURN' } }, { event: { type: 'PUSH' } }],
  outcomes: {},
  key: ({ value }) => value,
  invariants: { 'it stays shut': ({ after }) => after.value === 'shut' },
};`;

test('a sentence that does not hold leads to a path, which opens as a tape @release', async ({
  page,
  open,
}) => {
  await open(page, { 'safe.scenario.ts': safe });
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByRole('status')).toHaveText('One finding has no reason.');
  await expect(checks.getByRole('listitem')).toContainText('it stays shut');
  await checks.getByRole('link', { name: 'See the path that breaks it' }).click();
  await expect(page.getByText('“it stays shut” does not hold after 1 step.')).toBeVisible();
  await page.getByRole('button', { name: 'Open in Live' }).click();
  await expect(page.getByRole('region', { name: 'Visit' })).toContainText(
    '✗ fail “it stays shut” does not hold after step 1.',
  );
  await expect(page.getByRole('button', { name: /^1\. .*✗ fails here$/ })).toHaveAttribute(
    'aria-current',
    'step',
  );
});

const fuse = `import { createMachine } from 'xstate';
export const fuseScenario = {
  machine: createMachine({ id: 'fuse', initial: 'whole', states: { whole: { on: { BLOW: 'blown' } }, blown: {} } }),
  events: [{ event: { type: 'BLOW' } }], outcomes: {}, key: ({ value }) => value, invariants: {},
  accepted: { 'dead end: fuse.blown': 'Somebody puts another in.' },
};`;

test('a chart has its checks beside it, with their reasons @release', async ({ page, open }) => {
  await open(page, { 'fuse.scenario.ts': fuse });
  await expect(page.getByRole('region', { name: 'Checks' })).toHaveText(
    /Every finding has a reason\..*fuse\.blown.*Somebody puts another in\.$/,
  );
});
