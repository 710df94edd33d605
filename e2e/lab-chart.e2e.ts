import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { labMachines } from '#lab/machine-folders.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

const chartOf = (page: Page, machine: string) =>
  page.getByRole('region', { name: `Chart of ${machine}, scrolls` });

async function open(page: Page, machine: string): Promise<void> {
  await page.goto(`/lab/#/machines/${machine}/chart`);
  await page.getByRole('img', { name: new RegExp(`^Chart of ${machine}:`) }).waitFor();
}

async function seeTextKeepsItsRoom(page: Page, id: string): Promise<void> {
  // A layout starts the loading of the fonts it needs.
  await page.evaluate(() => {
    document.body.getBoundingClientRect();
    return document.fonts.ready;
  });
  const { texts, tooWide } = await chartOf(page, id)
    .locator('svg')
    .evaluate((svg) => {
      const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
      const rooms = [...svg.querySelectorAll('.wash, .box, .gate')].map(boxOf);
      const shown = [...svg.querySelectorAll('text')];
      const isInRoom = (text: DOMRect) =>
        rooms.some(
          (room) =>
            text.left >= room.left - 0.5 &&
            text.right <= room.right + 0.5 &&
            text.top >= room.top - 2 &&
            text.bottom <= room.bottom + 2,
        );
      const boxes = shown.map(boxOf);
      const overlapping = shown.filter((_, index) =>
        boxes.some((other, place) => {
          const own = boxes[index];
          return (
            place !== index &&
            own !== undefined &&
            own.left < other.right &&
            other.left < own.right &&
            own.top + 3 < other.bottom &&
            other.top + 3 < own.bottom
          );
        }),
      );
      const outside = shown.filter((_, index) => {
        const own = boxes[index];
        return own !== undefined && !isInRoom(own);
      });
      return {
        texts: shown.length,
        tooWide: [...outside, ...overlapping].map((text) => text.textContent),
      };
    });
  expect(texts, id).toBeGreaterThan(4);
  expect(tooWide, id).toEqual([]);
}

test('every text of a chart keeps within the room it was given, so that nothing overlaps', async ({
  page,
}) => {
  for (const { id } of labMachines) {
    await test.step(id, async () => {
      await open(page, id);
      await page.getByRole('button', { name: 'Actual size' }).click();
      await seeTextKeepsItsRoom(page, id);
    });
  }
});

test('so does every text of a chart that is unfolded @release', async ({ page }) => {
  await open(page, 'quote-wizard');
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await page.getByRole('button', { name: 'Actual size' }).click();
  await expect(chartOf(page, 'quote-wizard').getByText('draftKept')).toBeVisible();
  await seeTextKeepsItsRoom(page, 'quote-wizard');
});

test('a chart is zoomed with buttons and the wheel, and fitted @release', async ({ page }) => {
  await open(page, 'quote-wizard');
  const drawing = page.getByRole('img', { name: /^Chart of quote-wizard/ });
  const widthNow = async () => (await drawing.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Actual size' }).click();
  await expect(page.getByText('100%', { exact: true })).toBeVisible();
  const actual = await widthNow();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByText('125%', { exact: true })).toBeVisible();
  expect(await widthNow()).toBeCloseTo(actual * 1.25, 0);
  const chart = chartOf(page, 'quote-wizard');
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(page.getByText('100%', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  const room = await chart.boundingBox();
  const fitted = await drawing.boundingBox();
  expect(fitted?.height ?? Infinity).toBeLessThanOrEqual(room?.height ?? 0);
  await page.keyboard.down('Control');
  await chart.hover();
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect.poll(widthNow).toBeGreaterThan((fitted?.width ?? Infinity) * 2);
});

test('a chart is moved with the mouse and with arrow keys @release', async ({ page }) => {
  await open(page, 'quote-wizard');
  const chart = chartOf(page, 'quote-wizard');
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await expect(chart.locator('[data-state="quote-wizard.location.waiting"]')).toBeAttached();
  await page.getByRole('button', { name: 'Actual size' }).click();
  const scrolled = () => chart.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  await chart.evaluate((box) => box.scrollTo(100, 100));
  const room = await chart.boundingBox();
  if (room === null) throw new Error('The chart has no box.');
  await page.mouse.move(room.x + 300, room.y + 200);
  await page.mouse.down();
  await page.mouse.move(room.x + 250, room.y + 120, { steps: 4 });
  await page.mouse.up();
  expect(await scrolled()).toEqual([150, 180]);
  await chart.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await scrolled())[1]).toBeGreaterThan(180);
});

test('selecting a state in the chart tells what it is for, and the address keeps it', async ({
  page,
}) => {
  await open(page, 'my-dates');
  await page
    .getByRole('region', { name: /^Chart/ })
    .getByText('own', { exact: true })
    .click();
  const sentence = page
    .getByText('The dates are the next four of the visitor’s taxes, with their calendar files.')
    .first();
  await expect(sentence).toBeVisible();
  await expect(
    page.getByText('Requirement: The next four dates are one’s own, kept on the device').first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'own', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a machine is saved as a picture and in the formats of other tools @release', async ({
  page,
}) => {
  await open(page, 'my-dates');
  const save = async (format: string): Promise<[string, Buffer]> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: format, exact: true }).click(),
    ]);
    return [download.suggestedFilename(), await readFile(await download.path())];
  };
  // A lab that serves no font can save too.
  await page.route('**/fonts/*', (route) => route.abort());
  const [svgName, svg] = await save('SVG');
  expect(svgName).toBe('my-dates.svg');
  expect(svg.toString()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg.toString()).not.toMatch(/url\(|href=/);
  expect(svg.toString()).toContain('>own</text>');
  const [mermaidName, mermaid] = await save('Mermaid');
  expect(mermaidName).toBe('my-dates.mmd');
  expect(mermaid.toString()).toMatch(/^stateDiagram-v2\n/);
});

const parts = (page: Page, machine: string) =>
  page.getByRole('img', { name: new RegExp(`^Chart of ${machine}:`) });

test('the wizard’s chart opens folded; fitted to a large screen it fills the frame and can be read @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'quote-wizard');
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  const { text, share } = await chartOf(page, 'quote-wizard').evaluate((frame) => {
    const drawing = frame.querySelector('svg');
    if (drawing === null) throw new Error('There is no drawing.');
    const { width, height } = drawing.getBoundingClientRect();
    return {
      text: (13 * width) / drawing.viewBox.baseVal.width,
      share: Math.max(width / frame.clientWidth, height / frame.clientHeight),
    };
  });
  expect(share).toBeGreaterThan(0.95);
  expect(text).toBeGreaterThanOrEqual(9);
});

test('a state is opened and folded on the chart, and all of them with one button @release', async ({
  page,
}) => {
  await open(page, 'quote-wizard');
  const drawing = parts(page, 'quote-wizard');
  const inner = drawing.locator('[data-state="quote-wizard.location.waiting"]');
  await expect(drawing.locator('[data-state="location"]')).toContainText('3 states within');
  await drawing.locator('[data-fold="location"]').click();
  await expect(inner).toBeVisible();
  await drawing.locator('[data-fold="location"]').click();
  await expect(inner).toHaveCount(0);
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await expect(inner).toBeVisible();
  await expect(drawing.locator('[data-state="quote-wizard.thank-you.draftKept"]')).toBeVisible();
  await page.getByRole('button', { name: 'Fold all', exact: true }).click();
  await expect(inner).toHaveCount(0);
});

test('a state is found and folded by keyboard, and leads to the paths that lead to it @release', async ({
  page,
}) => {
  await open(page, 'quote-wizard');
  const field = page.getByRole('combobox', { name: 'Find a state, event, guard or action' });
  await field.fill('services.missing');
  const found = parts(page, 'quote-wizard').locator('[data-state="quote-wizard.services.missing"]');
  await expect(found).toHaveClass(/selected/);
  await expect(found).toBeInViewport();
  await page.getByRole('link', { name: 'Paths to here' }).click();
  await expect(page).toHaveURL(/quote-wizard\/paths\?goal=quote-wizard\.services\.missing/);
  await expect(page.getByText('A shortest path to quote-wizard.services.missing.')).toBeVisible();
  await page.goBack();
  await field.fill('services');
  await page.getByRole('button', { name: 'Fold services' }).press('Enter');
  await expect(found).toHaveCount(0);
});

test('a transition that is clicked, or chosen in the outline, lights its line, label and ends @release', async ({
  page,
}) => {
  await open(page, 'my-dates');
  const drawing = parts(page, 'my-dates');
  const lit = drawing.locator('.selected');
  await drawing.getByText('restoreTaxes error').click();
  await expect(lit).toHaveCount(2);
  await expect(lit.locator('.arrow')).toHaveCount(1);
  await expect(lit.locator('.wash')).toHaveCount(1);
  await expect(drawing.locator('.end')).toHaveCount(2);
  await expect(drawing.locator('[data-state="my-dates.restoring"]')).toHaveClass(/end/);
  await expect(page.getByText('begins in: restoring', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^restoreTaxes done, if taxes were kept: goes to own/ })
    .press('Enter');
  await expect(drawing.locator('[data-state="my-dates.own"]')).toHaveClass(/end/);
  await expect(lit).toHaveCount(2);
  await expect(page).toHaveURL(/selected=my-dates\.restoring/);
});
