import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claims } from '#content/claims.ts';
import { factGroups } from '#content/facts.ts';
import { firms } from '#content/firms.ts';
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

describe('npm run prelaunch', () => {
  test('lists open settings, firms, claims and figures', async () => {
    const { code, stdout, stderr } = await prelaunch();
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    const lines = stdout.split('\n');
    const of = (place: string) => lines.filter((line) => line.startsWith(`  ${place}`));
    expect(of('SITE_URL')).toEqual(['  SITE_URL or content/site.ts  origin http://localhost:4173']);
    expect(of('LEAD_FORMS')).toEqual(['  LEAD_FORMS or content/site.ts  leadForms is log']);
    expect(of('content/firms/')).toEqual([
      ...firms
        .filter(({ sample }) => sample)
        .map(({ slug, name }) => `  content/firms/${slug}.ts  ${name}`)
        .toSorted(),
      '  content/firms/greenlion.ts  Greenlion: Person to ask for',
      '  content/firms/greenlion.ts  Greenlion: Portrait of that person',
      '  content/firms/greenlion.ts  Greenlion: Professional body',
      '  content/firms/greenlion.ts  Greenlion: Tax agent listing',
      '  content/firms/greenlion.ts  Greenlion: Promise to reply',
      '  content/firms/greenlion.ts  Greenlion: NZBN',
    ]);
    expect(of('content/claims.ts')).toEqual(
      claims
        .filter(({ confirmed }) => confirmed === null)
        .map(({ title }) => `  content/claims.ts  ${title}`),
    );
    const figures = factGroups.flatMap(({ facts }) => Object.values(facts));
    expect(of('content/facts/')).toHaveLength(
      figures.filter(
        ({ confidence, confirmed }) => confidence === 'unverified' && confirmed === undefined,
      ).length,
    );
    const places = of('content/').flatMap((line) => line.match(/content\/\S+/) ?? []);
    expect(places.filter((place) => !existsSync(place))).toEqual([]);
  });
});
