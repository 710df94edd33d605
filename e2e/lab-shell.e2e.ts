import { expect, test } from '@playwright/test';
import { labMachines } from '#lab/machine-folders.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

test('the lab opens with every machine, and leads to each one’s chart', async ({ page }) => {
  const at = '2026-11-27T01:00:00Z';
  const untaken = ['my-dates.restoring|xstate.error.actor.0.my-dates.restoring|0'];
  await page.route('/lab/verdicts.json', (route) =>
    route.fulfill({
      json: {
        '#machines/my-dates/my-dates.scenario.ts my-dates': { at, faults: 1, untaken, parts: 9 },
        '#machines/form/form.scenario.ts form': { at, faults: 0, untaken: [], parts: 31 },
      },
    }),
  );
  await page.goto('/lab/');
  await expect(page).toHaveTitle('Machines | Machine lab');
  await expect(
    page.getByText(`✗ 1 of ${labMachines.length} machines failed at the last gate.`),
  ).toBeVisible();
  const rows = page.getByRole('table', { name: 'Machines' }).getByRole('row');
  await expect(rows).toHaveCount(labMachines.length + 1);
  const rowOf = (machine: string) =>
    rows.filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${machine} `) }) });
  await expect(rowOf('form')).toContainText('✓ pass, 27 Nov 2026');
  await expect(rowOf('form')).toContainText(
    'Tapes take all 31 of its transitions, events and ends of actors.',
  );
  await expect(rowOf('my-dates')).toContainText('✗ 1 fault, 27 Nov 2026');
  await expect(rowOf('my-dates')).toContainText('No tape takes 1 of 9');
  await expect(rowOf('my-dates').locator('svg')).toBeVisible();
  await expect(
    rowOf('my-dates').getByRole('link', { name: `Find a path to ${untaken[0]}` }),
  ).toBeVisible();
  await expect(rowOf('lead-outbox')).toContainText('None yet. Run the gate to get one.');
  await page.getByRole('link', { name: 'my-dates', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'my-dates' })).toBeVisible();
  await expect(page).toHaveURL(`${labOrigin}/lab/#/machines/my-dates/chart`);
  await expect(page).toHaveTitle('my-dates: Chart | Machine lab');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the home page of the folder is the lab; its other pages are the site @release', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(`${labOrigin}/lab/#/`.replace('#/', ''));
  await expect(page.getByRole('heading', { level: 1, name: 'Machine lab' })).toBeVisible();
  await page.goto('/gst-calculator');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('GST');
});

test('each view of a machine is a press away, and Back returns @release', async ({ page }) => {
  await page.goto('/lab/#/machines/my-dates/chart');
  const views = page.getByRole('navigation', { name: 'Views of my-dates' });
  for (const view of ['Live', 'Simulate', 'Paths', 'Chart']) {
    await views.getByRole('link', { name: view }).click();
    await expect(views.getByRole('link', { name: view })).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(views.getByRole('link', { name: 'Paths' })).toHaveAttribute('aria-current', 'page');
});

test('an address that leads nowhere says so, and where to go on @release', async ({ page }) => {
  await page.goto('/lab/#/machines/no-such-machine/chart');
  await expect(page.getByText('The lab has nothing at #/machines/no-such-machine.')).toBeVisible();
  await page.getByRole('link', { name: 'See all machines' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Machine lab' })).toBeVisible();
});

test('the lab requests nothing from other origins and works offline', async ({ page, context }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/lab/');
  const wizard = page.getByRole('link', { name: 'quote-wizard' });
  await wizard.waitFor();
  await expect(page.getByText('Laying out its chart…')).toHaveCount(0);
  await context.setOffline(true);
  await wizard.click();
  await expect(page.getByRole('img', { name: /^Chart of quote-wizard/ })).toBeVisible();
  expect([...hosts]).toEqual([labOrigin]);
});
