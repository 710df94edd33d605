import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import * as v from 'valibot';
import { exportPlaywrightTests } from '#src/lab/export/covering-tests.ts';
import { contactFormPage, quickQuoteFormPage } from '#src/lab/page/scripts/lead-forms.ts';
import { test } from './delivering-site.ts';

const report = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), skipped: v.number() }),
});

/** Runs exported tests as a tester with nothing but Playwright does. */
async function run(folder: string, origin: string) {
  const config = join(folder, 'playwright.config.ts');
  const launchOptions = { args: ['--no-sandbox'], executablePath: process.env['CHROMIUM'] };
  const settings = {
    testDir: '.',
    outputDir: 'results',
    reporter: 'json',
    workers: 1,
    expect: { timeout: 15_000 },
    use: { launchOptions },
  };
  writeFileSync(config, `export default ${JSON.stringify(settings)};\n`);
  const { stdout } = await promisify(execFile)('npx', ['playwright', 'test', '-c', config], {
    env: { ...process.env, BASE_URL: origin },
  });
  return v.parse(report, JSON.parse(stdout)).stats;
}

test('the covering sets of both lead forms run as they are exported', async ({ site }) => {
  test.setTimeout(180_000);
  const folder = `.cache/exported-playwright/lead-forms-${process.pid}`;
  const files = [quickQuoteFormPage, contactFormPage].flatMap((script) =>
    exportPlaywrightTests(script, join(folder, script.scenario.machine.id)),
  );
  const stats = await run(folder, site.origin);
  expect(stats).toEqual({ expected: files.length, unexpected: 0, skipped: 0 });
});
