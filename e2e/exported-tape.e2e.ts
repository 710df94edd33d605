import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import '#lab.config.ts';
import { playwrightCli } from '#e2e/browser/playwright-cli.ts';
import { gstCalculatorPage } from '#machines/gst-calculator/gst-calculator.page.ts';
import { quoteWizardPage } from '#machines/quote-wizard/quote-wizard.page.ts';
import { readHelperSources } from '#statelab/page/read-helper-sources.ts';
import { playwrightTest } from '#statelab/page/playwright.ts';
import type { PageScript } from '#statelab/page-script.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { origin } from './site-under-test.ts';

const config = `export default {
  outputDir: 'results',
  reporter: 'line',
  use: { launchOptions: { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] } },
};
`;

/** Runs an exported test against the site in a Playwright of its own. Returns its output. */
async function run(folder: string, text: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'visit.spec.ts'), text);
  await writeFile(join(folder, 'playwright.config.ts'), config);
  const args = [playwrightCli, 'test', '--config', folder];
  const env = { ...process.env, BASE_URL: origin };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (_error, stdout) => resolve(stdout));
  });
}

/** Exports the first steps of a committed tape as a test; all of them without a length. */
async function exportTape(
  name: string,
  length: number | undefined,
  script: PageScript<AnyStateMachine>,
): Promise<string> {
  const parsed = parseTape(await readFile(`lab/tapes/${name}.json`, 'utf8'), name);
  const tape = { ...parsed, steps: parsed.steps.slice(0, length) };
  return playwrightTest(replayTape(script.scenario, tape), script, readHelperSources());
}

const folderOf = (name: string) => `.cache/exported-tape/${process.pid}-${name}`;

test('an exported tape expects what the page showed to assistive technology', async () => {
  const text = await exportTape('gst-calculator-1', 3, gstCalculatorPage);
  const folder = folderOf('gst');
  expect(await run(folder, text)).toContain('1 passed');
  const output = await run(folder, text.replaceAll('Copy the amount', 'Copy the tax'));
  expect(output).toContain('1 failed');
  expect(output).toContain('toMatchAriaSnapshot');
});

test('an exported tape fails on a view that ignores a state', async () => {
  const text = await exportTape('quote-wizard-6', undefined, quoteWizardPage);
  const folder = folderOf('wizard');
  expect(await run(folder, text)).toContain('1 passed');
  for (const [ignored, missing] of [
    ['e.hasTag(`busy`)', 'button "Sending your request…"'],
    ['e.matches({contact:`failed`})', '- alert'],
  ] as const) {
    const change = `async ({ page }) => {
      await page.route('**/assets/*.js', async (route) => {
        const response = await route.fetch();
        const code = await response.text();
        await route.fulfill({ response, body: code.replaceAll('${ignored}', '!1') });
      });`;
    const output = await run(folder, text.replace('async ({ page }) => {', change));
    expect(output).toContain('1 failed');
    expect(output).toContain('toMatchAriaSnapshot');
    expect(output).toContain(missing);
  }
});
