import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The focused element: its name, its position in the window, and the perimeter of its first line.
 */
const focused = (
  page: Page,
): Promise<Area & { readonly name: string; readonly perimeter: number }> =>
  page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    // A choice’s ring is around its row.
    const element = active.matches('[type=radio], [type=checkbox]')
      ? (active.closest('label') ?? active)
      : active;
    const { x, y, width, height } = element.getBoundingClientRect();
    const [line = element.getBoundingClientRect()] = element.getClientRects();
    const name = element.textContent?.trim() || element.id;
    return { name, x, y, width, height, perimeter: 2 * (line.width + line.height) };
  });

/** A picture of an area with 6 pixels around it, for its ring. */
async function around(page: Page, { x, y, width, height }: Area): Promise<string> {
  const { width: right, height: bottom } = page.viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, x - 6);
  const top = Math.max(0, y - 6);
  const clip = {
    x: left,
    y: top,
    width: Math.min(right, x + width + 6) - left,
    height: Math.min(bottom, y + height + 6) - top,
  };
  const picture = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  return picture.toString('base64');
}

/** The number of pixels with a contrast of at least 3 to 1 between two pictures. */
const contrastingPixels = (page: Page, pictures: readonly [string, string]): Promise<number> =>
  page.evaluate(async (encoded) => {
    const luminances = await Promise.all(
      encoded.map(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (context === null) throw new Error('There is no canvas to read pictures with.');
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.width, image.height);
        const linear = (at: number) => {
          const part = (data[at] ?? 0) / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        };
        return Array.from({ length: data.length / 4 }, (_, pixel) => {
          const at = pixel * 4;
          return 0.2126 * linear(at) + 0.7152 * linear(at + 1) + 0.0722 * linear(at + 2);
        });
      }),
    );
    const [before = [], after = []] = luminances;
    return before.filter((luminance, pixel) => {
      const [dark = 0, light = 0] = [luminance, after[pixel] ?? 0].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05) >= 3;
    }).length;
  }, pictures);

for (const path of ['/quote', '/tax-calculator']) {
  const tag = path === '/quote' ? [] : '@release';
  test(`${path} shows a visible focus ring, also in forced colours`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
      await page.goto(path);
      await page.locator('html[data-hydrated]').waitFor();
      for (let stop = 0; stop < 8; stop += 1) {
        await page.keyboard.press('Tab');
        const here = await focused(page);
        const ringed = await around(page, here);
        await page.locator(':focus').blur();
        const bare = await around(page, here);
        // A ring is at least one pixel wide. Ours is four.
        expect(
          await contrastingPixels(page, [bare, ringed]),
          `pixels of the ring around "${here.name}", forced colours: ${forcedColors}`,
        ).toBeGreaterThan(here.perimeter);
      }
    }
  });
}
