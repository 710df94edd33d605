import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addCity, addCityEntry, addCityWords, addFirm, addGuide } from './additions.ts';
import { ProjectCopy } from './project-copy.ts';

const project = new ProjectCopy();
afterEach(() => project.restore());
afterAll(() => project.remove());

const timeout = 180_000;

describe('before a build, the types refuse', { timeout }, () => {
  let said = '';
  // One look at all of them: the types take as long over one mistake as over five.
  beforeAll(() => {
    addCity(project);
    project.edit('content/cities.ts', "    region: 'Mesopotamia',\n", '');
    project.edit('content/pages/erewhon.ts', '  description:', '  // description:');
    addGuide(project, 'Bees');
    project.edit('content/pages/blog/bright-line-test-explained.ts', '  card:', '  card2:');
    project.edit('content/pages/gisborne.ts', 'facts.recordKeeping', 'facts.recordKeping');
    ({ said } = project.checkTypesOfContent());
    project.restore();
  }, timeout);

  test('a city without its region', () => {
    expect(said).toMatch(/^content\/cities\.ts\(\d+,\d+\).*'region' is missing.*'erewhon'/m);
  });

  test('a page without a description', () => {
    expect(said).toMatch(/^content\/pages\/erewhon\.ts\(\d+,\d+\).*'description' is missing/m);
  });

  test('a guide without its card', () => {
    expect(said).toMatch(
      /^content\/pages\/blog\/bright-line-test-explained\.ts\(\d+,\d+\).*'card2'/m,
    );
  });

  test('a guide of an unknown category', () => {
    expect(said).toMatch(/^content\/pages\/blog\/tax-for-beekeepers\.ts\(\d+,\d+\).*"Bees"/m);
  });

  test('a fact that there is not', () => {
    expect(said).toMatch(/^content\/pages\/gisborne\.ts\(\d+,\d+\).*'recordKeping'/m);
  });
});

describe('the build refuses', { timeout }, () => {
  const refused = (): string => {
    const { status, said } = project.build();
    expect(status).not.toBe(0);
    return said;
  };

  test('a city without words', () => {
    addCityEntry(project);
    expect(refused()).toContain(
      'content/pages/erewhon.ts is missing: the route /erewhon needs it.',
    );
  });

  test('words for a city that is not in the list', () => {
    addCityWords(project);
    expect(refused()).toContain(
      'content/pages/erewhon.ts has no route, so nobody could read it. If it is a city, add it to content/cities.ts',
    );
  });

  test('words that stand in another page’s file', () => {
    project.edit('content/pages/napier.ts', "path: '/napier'", "path: '/nelson'");
    expect(refused()).toContain('content/pages/napier.ts stands for /napier but says /nelson.');
  });

  test('a firm at the path of a city', () => {
    addFirm(project, 'Nelson');
    expect(refused()).toContain('Two pages claim the path /nelson.');
  });
});
