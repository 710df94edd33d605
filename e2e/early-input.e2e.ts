import { expect, type Locator, type Page } from '@playwright/test';
import { pageScripts } from '#lab/machine-folders.ts';
import { pagePaths } from '#tests/site/page-weight.ts';
import { test as visit } from './answered-visit.ts';
import { documentAt } from './built-document.ts';
import { leadsOf, watchPosts } from './form-handler.ts';
import { holdScripts } from './held-scripts.ts';
import { fillInMessage, seeState, submit } from './lead-form-driver.ts';
import { autoAdvance, option, pressContinue, seeStep } from './wizard-driver.ts';
import { test } from './test.ts';

const hydrated = (page: Page): Promise<void> => page.locator('html[data-hydrated]').waitFor();

/** The outcome of using a page: its URL, its machines, its fields, what is open. */
const outcomeOf = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname + location.search,
    states: Array.from(
      document.querySelectorAll<HTMLElement>('[data-machine]:not([data-machine="sticky-bar"])'),
      ({ dataset }) => `${dataset['machine']} ${dataset['state']}`,
    ),
    fields: Array.from(
      document.querySelectorAll<HTMLInputElement>('input, select, textarea'),
      ({ name, value, checked }) => [name, value, checked],
    ),
    shown: Array.from(
      document.querySelectorAll('[aria-checked], [popover], details'),
      (each) => each.ariaChecked ?? each.matches(':popover-open, [open]'),
    ),
  }));

/** Clears the visit’s storage. */
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

/** The polling interval in milliseconds. */
const intervals = [50];

/**
 * The controls to walk. The header and the questions are the same on every page, so only home’s are walked.
 * The browser opens questions itself, so one question of each list is enough. All quick forms have the same
 * fields: an empty one is walked on a phone, and one with its city filled in on a wide screen.
 */
function controls(page: Page): Locator {
  const { pathname } = new URL(page.url());
  if (pathname === '/') {
    return page.locator(
      ':is(button, input, select, textarea, summary):not(details + details > summary)',
    );
  }
  const skipped = pagesOfForms.includes(pathname) ? '' : ', [data-machine="form"] *';
  return page.locator(`:is(button, input, select, textarea):not(header:not(main *) *${skipped})`);
}

/** The indexes of all usable controls. */
const usable = (page: Page): Promise<readonly number[]> =>
  controls(page).evaluateAll((all) =>
    all.flatMap((control, index) => {
      const isChosen = control.matches(':checked');
      return control.checkVisibility({ visibilityProperty: true }) && !isChosen ? [index] : [];
    }),
  );

async function use(control: Locator): Promise<void> {
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (kind === 'select') {
    const other = control.locator('option:not(:checked)').last();
    await control.selectOption(await other.getAttribute('value'));
  } else if (/button|radio|checkbox|summary/.test(kind)) await control.click();
  else await control.pressSequentially(kind === 'email' ? 'mere@example.co.nz' : '115');
}

/** Where forms are walked. */
const pagesOfForms: readonly string[] = ['/contact', '/tax-calculator', '/wellington'];

/** A page for each machine on the site, and for each layout with other controls; its least number of controls. */
const everyKind: readonly (readonly [path: string, width: number, least?: number])[] = [
  ['/', 360],
  ['/', 1280],
  ['/quote', 360],
  ['/contact', 360],
  ['/wellington', 1280],
  ['/tax-calculator', 360],
  ['/gst-calculator', 360],
  ['/company-vs-sole-trader', 1280, 2],
  ['/tax-faq', 360, 1],
];

test('the walked pages have every machine of the site', () => {
  const machinesOf = (paths: readonly string[]) =>
    new Set(paths.flatMap((path) => documentAt(path).match(/data-machine="[^"]+"/g) ?? []));
  // The button of an empty form on /behind-with-tax only scrolls. A machine without events has no control.
  const silent = pageScripts.filter(({ scenario }) => scenario.events.length === 0);
  const others = ['/behind-with-tax', ...silent.map(({ path }) => path)];
  expect([...machinesOf(pagePaths('dist'))].toSorted()).toEqual(
    [...machinesOf([...everyKind.map(([path]) => path), ...others])].toSorted(),
  );
});

for (const [path, width, least = 3] of everyKind) {
  const title = `on ${path} at ${width} pixels every control works the same before and after hydration`;
  test(title, { tag: '@release' }, async ({ page: late, context }) => {
    test.slow();
    await late.setViewportSize({ width, height: 800 });
    await late.goto(path);
    await hydrated(late);
    const places = await usable(late);
    expect(places.length).toBeGreaterThanOrEqual(least);
    const early = await context.newPage();
    await early.setViewportSize({ width, height: 800 });
    for (const place of places) {
      await late.goto(path);
      await hydrated(late);
      const before = await outcomeOf(late);
      await use(controls(late).nth(place));
      await expect.poll(() => outcomeOf(late), { intervals }).not.toEqual(before);
      await forget(late); // What this visit remembered is not the early one's.

      const letScripts = await holdScripts(early);
      await early.goto(path);
      await use(controls(early).nth(place));
      await expect(early.locator('html[data-hydrated]')).toHaveCount(0);
      letScripts();
      await hydrated(early);
      const name = await controls(late)
        .nth(place)
        .evaluate(({ outerHTML }) => outerHTML);
      await expect(async () => {
        expect(await outcomeOf(early), name).toEqual(await outcomeOf(late));
      }).toPass({ intervals });
      await forget(early);
      await early.unrouteAll();
    }
  });
}

test('replays early input in order', async ({ page }) => {
  const letScripts = await holdScripts(page);
  await page.goto('/tax-calculator');
  await page.getByLabel('Annual gross income').pressSequentially('85000');
  await page.getByRole('button', { name: 'Calculate Tax' }).click();
  await page.getByLabel('Deductions').pressSequentially('500');
  letScripts();
  await hydrated(page);
  await expect(page.getByText('Gross income $85,000')).toHaveCount(1);
  await expect(page.locator('[data-machine="tax-calculator"]')).toHaveAttribute(
    'data-state',
    /result\.shown\.stale/,
  );
  await expect(page).toHaveURL('/tax-calculator');
});

test('drops a press on a control that is gone @release', async ({ page }) => {
  const letScripts = await holdScripts(page);
  await page.goto('/quote');
  await option(page, 'Sole Trader').click();
  await pressContinue(page);
  await pressContinue(page);
  letScripts();
  await seeStep(page, 2);
  await expect(page.locator('[data-machine="quote-wizard"]')).toHaveAttribute(
    'data-state',
    'location.waiting',
  );
});

test('keeps fifty presses at most @release', async ({ page }) => {
  const letScripts = await holdScripts(page);
  await page.goto('/quote');
  const box = await autoAdvance(page).boundingBox();
  if (box === null) throw new Error('The switch is to be seen.');
  for (let press = 0; press < 51; press += 1) await page.mouse.click(box.x + 4, box.y + 4);
  letScripts();
  await hydrated(page);
  await expect(autoAdvance(page)).toBeChecked();
});

test('an arrow moves focus, and chooses nothing @release', async ({ page }) => {
  const letScripts = await holdScripts(page);
  await page.goto('/quote');
  await option(page, 'Sole Trader').focus();
  await page.keyboard.press('ArrowDown');
  letScripts();
  await hydrated(page);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(option(page, 'Sole Trader')).not.toBeFocused();
});

test('sends an early form once', async ({ page }) => {
  const posts = watchPosts(page);
  const letScripts = await holdScripts(page);
  await page.goto('/contact');
  const { email } = await fillInMessage(page);
  await submit(page).click();
  await submit(page).click();
  expect(posts).toEqual([]);
  letScripts();
  await seeState(page, 'sent');
  expect(await leadsOf(email)).toHaveLength(1);
  expect(posts).toHaveLength(1);
});

visit(
  'a later step shows no other step first after a reload',
  async ({ page, fillInEverything }) => {
    await fillInEverything();
    await seeStep(page, 6);
    const letScripts = await holdScripts(page);
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    letScripts();
    await seeStep(page, 6);
  },
);

test('with Save-Data loads no scripts before interaction @release', async ({ browser }) => {
  const page = await browser.newPage();
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js'))
      scripts.push(request.url());
  });
  await page.goto('/privacy');
  await page.clock.fastForward(20_000);
  await expect(page.locator('template')).toHaveCount(1);
  expect(scripts).toEqual([]);
  await page.mouse.move(100, 100);
  await expect(page.locator('template')).toHaveCount(0);
  await page.close();
});

test('an untouched page loads its scripts after everything else', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  // Chromium has a pointer at rest, and reports it once the page is drawn under it.
  await page.addInitScript(() => {
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(page.getByRole('link', { name: 'Get Free Quotes Now' })).toBeVisible();
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded =
      navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && !(startTime >= loaded && loaded > 0))
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
  const links = page.locator('link[rel="modulepreload"]');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) await expect(link).toHaveAttribute('fetchpriority', 'low');
  await page.close();
});

test('stays where the visitor has scrolled to @release', async ({ page }) => {
  const letScripts = await holdScripts(page);
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  letScripts();
  await hydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(3000);
});
