import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { playwrightCli } from '#e2e/browser/playwright-cli.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { origin } from './site-under-test.ts';

const attachments = v.array(v.object({ name: v.string(), path: v.optional(v.string()) }));
const report = v.object({
  suites: v.array(
    v.object({
      specs: v.array(
        v.object({ tests: v.array(v.object({ results: v.array(v.object({ attachments })) })) }),
      ),
    }),
  ),
});

/** Runs a failing test in its own Playwright. Returns its report’s attachments by name. */
async function attachedToFailure(folder: string): Promise<ReadonlyMap<string, string>> {
  const settings = {
    testDir: process.cwd(),
    testMatch: 'e2e/failing-visit.ts',
    outputDir: folder,
    reporter: 'json',
    use: {
      baseURL: origin,
      launchOptions: { args: ['--no-sandbox'], executablePath: process.env['CHROMIUM'] },
    },
  };
  const config = `${folder}.config.ts`;
  writeFileSync(config, `export default ${JSON.stringify(settings)};\n`);
  const stdout = await promisify(execFile)(process.execPath, [
    playwrightCli,
    'test',
    '-c',
    config,
  ]).then(
    () => Promise.reject(new Error('The test that has to fail has passed.')),
    (error: unknown) => (error instanceof Error && 'stdout' in error ? String(error.stdout) : ''),
  );
  const { suites } = v.parse(report, JSON.parse(stdout));
  const results = suites.flatMap(({ specs }) =>
    specs.flatMap(({ tests }) => tests.flatMap((each) => each.results)),
  );
  return new Map(
    results
      .flatMap((result) => result.attachments)
      .map(({ name, path }) => [name, path === undefined ? '' : readFileSync(path, 'utf8')]),
  );
}

test('a failed test’s report has each machine’s tape and its replay @release', async () => {
  test.slow(); // It runs another Playwright.
  const attached = await attachedToFailure(test.info().outputPath('failing'));
  const read = parseTape(attached.get('quote-wizard.tape.json') ?? '', 'quote-wizard.tape.json');
  if ('refusal' in read) throw new Error(read.refusal);
  expect(read.tape.steps.map(({ kind, event }) => [kind, event.type])).toEqual([
    ['outcome', 'xstate.done.actor.0.quote-wizard.restoring'],
    ['event', 'ANSWER.CHOOSE'],
    ['wait', 'xstate.after.autoAdvance.quote-wizard.business-type.advancing'],
  ]);
  expect(read.tape.steps[1]).toMatchObject({ cause: { role: 'radio', name: 'Company' } });
  expect(attached.get('quote-wizard.txt')).toContain(
    'The machine does what was recorded in 3 steps.',
  );
  expect([...attached.keys()]).toEqual(expect.arrayContaining(['lead-outbox.tape.json']));
});
