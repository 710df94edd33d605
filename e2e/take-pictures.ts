import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { serveSite } from '#bench/site/serve.ts';
import { launchBrowser } from '#e2e/browser/launch-browser.ts';
import { pagePaths } from '#tests/site/page-weight.ts';
import { filledIn, openEverything } from './geometry.ts';
import {
  completing,
  autoAdvance,
  leaveEmail,
  openQuote,
  pressContinue,
  pressSubmit,
  seeStep,
} from './wizard-driver.ts';

const folder = 'test-results/pictures';

/** Longer pages are cut off at this height, in CSS pixels. */
const longest = 9000;

interface Picture {
  readonly name: string;
  readonly image: string;
}

async function take(page: Page, name: string): Promise<Picture> {
  const [width, height] = await page.evaluate(() => {
    // What sticks would be drawn over what is read.
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [window.innerWidth, document.documentElement.scrollHeight] as const;
  });
  const clip = { x: 0, y: 0, width, height: Math.min(height, longest) };
  const image = await page.screenshot({ clip, fullPage: true, type: 'jpeg', quality: 60 });
  return { name, image: image.toString('base64') };
}

/** Writes pictures side by side, each at a quarter of its size and under its name. */
async function writeSheet(
  browser: Browser,
  file: string,
  pictures: readonly Picture[],
  width: number,
) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const figures = pictures.map(
    ({ name, image }) =>
      `<figure><figcaption>${name}</figcaption><img width="${Math.max(180, width / 4)}" src="data:image/jpeg;base64,${image}"></figure>`,
  );
  await page.setContent(
    `<style>body{display:flex;flex-wrap:wrap;gap:8px;align-items:start;font:11px sans-serif}figure{margin:0}</style>${figures.join('')}`,
  );
  const sheet = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 70 });
  writeFileSync(`${folder}/${file}.jpg`, sheet);
  await page.close();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** The wizard's six steps, the first with its error, and the thank-you. */
async function takeWizard(page: Page): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  await openQuote(page);
  await pressContinue(page);
  pictures.push(await take(page, 'wizard, nothing chosen'));
  await autoAdvance(page).uncheck();
  for (const step of [1, 2, 3, 4, 5] as const) {
    await seeStep(page, step);
    await completing[step](page);
    pictures.push(await take(page, `wizard, after step ${step}`));
  }
  await seeStep(page, 6);
  await pressSubmit(page);
  pictures.push(await take(page, 'wizard, no address'));
  await leaveEmail(page);
  await pressSubmit(page);
  await seeStep(page, 7);
  pictures.push(await take(page, 'wizard, sent'));
  return pictures;
}

/** The forms and calculators with all that can be open, missing or worked out. */
const stateful = ['/contact', '/wellington', '/nelson', '/gst-calculator', '/behind-with-tax'];

async function takeWidth(
  browser: Browser,
  baseURL: string,
  width: number,
  paths: readonly string[],
  withStates: boolean,
): Promise<void> {
  // Sheets show less than half of a picture's points, and drawing four times as many takes minutes.
  const options = { baseURL, viewport: { width, height: 800 }, deviceScaleFactor: 0.5 };
  const page = await browser.newPage({ ...options, reducedMotion: 'reduce' });
  for (let first = 0; first < paths.length; first += 12) {
    const pictures: Picture[] = [];
    for (const path of paths.slice(first, first + 12)) {
      await open(page, path);
      pictures.push(await take(page, path));
    }
    await writeSheet(browser, `pages-${width}-${first / 12 + 1}`, pictures, width);
  }
  if (withStates) {
    const pictures = [...(await takeWizard(page))];
    for (const path of [...stateful, ...filledIn]) {
      await open(page, path);
      await openEverything(page);
      pictures.push(await take(page, `${path}, all of it open`));
    }
    await writeSheet(browser, `states-${width}`, pictures, width);
  }
  await page.close();
}

/** Takes pictures of pages and their states at three widths at once; without a path, of all. */
export async function takePictures(chosen: readonly string[]): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  const { origin, server } = await serveSite('dist');
  const paths = chosen.length > 0 ? chosen : [...pagePaths('dist'), '/no-such-page'];
  await Promise.all(
    [360, 768, 1280].map((width) => takeWidth(browser, origin, width, paths, chosen.length === 0)),
  );
  server.close();
  await browser.close();
  console.log(`The pictures are in ${folder}/.`);
}
