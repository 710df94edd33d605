import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { failing, replay, saveReport, tape } from './quote-tape.ts';

test('replays a report with its version, and the failing tape last', async () => {
  const { code, stdout } = await replay(saveReport(failing, tape));
  expect(stdout).toMatch(
    /^This visit was on version b41cf2a90d17 of the site; you have .+; results may differ\.\nTape 2 of 2, quote-wizard on \/quote:\n/,
  );
  expect(stdout).toContain('The machine does what was recorded in 3 steps.\nTape 1 of 2,');
  expect(code).toBe(1);
});

test('writes the failing tape of a report as a Playwright test', async () => {
  const file = saveReport(tape, failing);
  const out = file.replace('.json', '-tests/visit.e2e.ts');
  expect((await replay(file, '--playwright', out)).code).toBe(1);
  const written = readFileSync(out, 'utf8');
  expect(written).toContain("await page.goto('/quote?step=business-type');");
  // Expects what was recorded, not what the machine does today: the test fails like the tape.
  expect(written).toContain("toHaveAttribute('data-state', 'thank-you')");
  expect(written).toContain("test('quote-wizard: 3 steps as recorded, to thank-you', ");
  expect(written).not.toContain('location.waiting');
});
