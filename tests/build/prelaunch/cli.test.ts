import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSource } from '#tests/run-cli.ts';

/** Runs the command as an operator does. */
const prelaunch = (...args: readonly string[]) => runSource('src/build/prelaunch/cli.ts', ...args);

// These two are open whatever the content.
beforeEach(() => {
  vi.stubEnv('SITE_URL', 'http://localhost:4173/');
  vi.stubEnv('LEAD_FORMS', 'log');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('npm run prelaunch lists what is open by the file to change', async () => {
  const { code, stdout, stderr } = await prelaunch();
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  const lines = stdout.split('\n');
  const of = (place: string) => lines.filter((line) => line.startsWith(`  ${place}`));
  expect(of('SITE_URL')).toEqual(['  SITE_URL or content/site.ts  origin http://localhost:4173']);
  expect(of('LEAD_FORMS')).toEqual(['  LEAD_FORMS or content/site.ts  leadForms is log']);
  const places = of('content/').flatMap((line) => line.match(/content\/\S+/) ?? []);
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter((place) => !existsSync(place))).toEqual([]);
});
