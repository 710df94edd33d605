import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { exportPlaywrightTests } from '#src/lab/export/covering-tests.ts';
import { contactFormPage, quickQuoteFormPage } from '#src/lab/page/scripts/lead-forms.ts';
import { test } from './delivering-site.ts';

/** Runs exported tests as a tester with nothing but Playwright does. Gives what it prints when one fails. */
async function run(folder: string, origin: string): Promise<string> {
  const config = join(folder, 'playwright.config.ts');
  const launchOptions = { args: ['--no-sandbox'], executablePath: process.env['CHROMIUM'] };
  const settings = {
    testDir: '.',
    outputDir: 'results',
    reporter: 'list',
    workers: 1,
    expect: { timeout: 15_000 },
    use: { launchOptions },
  };
  writeFileSync(config, `export default ${JSON.stringify(settings)};\n`);
  try {
    const { stdout } = await promisify(execFile)('npx', ['playwright', 'test', '-c', config], {
      env: { ...process.env, BASE_URL: origin, FORCE_COLOR: '0' },
    });
    return stdout;
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

test('the covering sets of both lead forms run as they are exported', async ({ site }) => {
  test.setTimeout(180_000);
  const folder = `.cache/exported-playwright/lead-forms-${process.pid}`;
  const files = [quickQuoteFormPage, contactFormPage].flatMap((script, index) =>
    exportPlaywrightTests(script, join(folder, `form-${index}`)),
  );
  expect(await run(folder, site.origin)).toMatch(new RegExp(`^ +${files.length} passed`, 'm'));
});
