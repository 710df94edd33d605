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

test('one machine alone opens on its chart, where an endless loop is numbered', async ({
  page,
  open,
}) => {
  await open(page, { 'lamp.machine.ts': lamp });
  const chart = page.getByRole('img', { name: /^Chart of lamp/ });
  await expect(chart).toContainText('[event.hard]');
  await expect(chart).toContainText('/ inline action');
  await expect(page.getByText('lamp.bright on always, then lamp.dim on always')).toBeVisible();
  await expect(chart.locator('.badge.steps')).toHaveText(['1', '2']);
});

const gate = `import { setup } from 'xstate';
export const gate = setup({ types: { input: {} as { code: string } } }).createMachine({
  id: 'gate',
  context: ({ input }) => {
    if (input.code.trim() === '') throw new Error('No code.');
    return {};
  },
});`;

test('a machine that does not start says why, and a file that does not compile is listed', async ({
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
    'The machine does not start: No code. Give it its input in a scenario (npx statelab --init).',
  );
});
