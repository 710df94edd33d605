import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCity, addCityEntry, addCityWords, addFirm, addGuide } from './additions.ts';
import { ProjectCopy } from './project-copy.ts';

const project = new ProjectCopy();
afterAll(() => project.remove());

describe('before a build, the types reject', () => {
  let output = '';
  // All at once: the compiler takes as long for one mistake as for five.
  beforeAll(() => {
    addCity(project);
    project.edit('content/cities.ts', "    region: 'Mesopotamia',\n", '');
    project.edit('content/pages/erewhon.ts', '  description:', '  // description:');
    addGuide(project, 'Bees');
    project.edit('content/pages/blog/bright-line-test-explained.ts', '  card:', '  card2:');
    project.edit('content/pages/gisborne.ts', 'facts.recordKeeping', 'facts.recordKeping');
    ({ output } = project.checkTypesOfContent());
    project.restore();
  });

  test('a city without its region', () => {
    expect(output).toMatch(/^content\/cities\.ts\(\d+,\d+\).*'region' is missing/m);
  });

  test('a page without a description', () => {
    expect(output).toMatch(/^content\/pages\/erewhon\.ts\(\d+,\d+\).*'description' is missing/m);
  });

  test('a guide without its card', () => {
    expect(output).toMatch(
      /^content\/pages\/blog\/bright-line-test-explained\.ts\(\d+,\d+\).*'card2'/m,
    );
  });

  test('a guide in an unknown category', () => {
    expect(output).toMatch(/^content\/pages\/blog\/tax-for-beekeepers\.ts\(\d+,\d+\).*"Bees"/m);
  });

  test('an unknown fact', () => {
    expect(output).toMatch(/^content\/pages\/gisborne\.ts\(\d+,\d+\).*'recordKeping'/m);
  });
});

describe('the build rejects', () => {
  let refusal: ReturnType<typeof project.build>;
  // The build reports all of them at once.
  beforeAll(() => {
    addCityEntry(project);
    addCityWords(project, 'erehwon');
    project.edit('content/pages/napier.ts', "path: '/napier'", "path: '/nelson'");
    project.edit('content/pages/about.ts', "kind: 'standard'", "kind: 'standrad'");
    project.edit('content/forms/contact.ts', "      privacy: 'your message',\n", '');
    addFirm(project, 'Nelson');
    project.edit('content/cities.ts', "name: 'Rotorua'", "name: 'Tauranga'");
    project.edit('content/services.ts', "'/paye-services'", "'/paye-servics'");
    project.edit('content/pages/contractor-tax.ts', "name: 'withholding'", "name: 'witholding'");
    project.edit(
      'packages/brackets/data/past-tax-schedules.ts',
      "to: '2024-07-30'",
      "to: '2024-08-30'",
    );
    project.edit('content/pages/gisborne.ts', "updated: '", "updated: '2026-02-30', // '");
    project.edit(
      'content/pages/capital-gains-tax.ts',
      'whenever you bought.[^brightLine]',
      '[^brightLin]',
    );
    project.edit('packages/brackets/data/pay-rules.ts', "from: '2026-04-01'", "from: '2026-05-01'");
    project.edit(
      'packages/brackets/data/tax-schedules.ts',
      'min: 53_500, max: 78_100',
      'min: 53_600, max: 78_100',
    );
    refusal = project.build();
  });

  test('exits 1 without a site', () => {
    expect(refusal.status).toBe(1);
    expect(project.has('dist')).toBe(false);
  });

  test('a city without words', () => {
    expect(refusal.output).toContain(
      'content/pages/erewhon.ts is missing: the route /erewhon needs it.',
    );
  });

  test('words for an unknown city', () => {
    expect(refusal.output).toContain(
      'content/pages/erehwon.ts: content/cities.ts has no city at /erehwon. Add it there, or give the page another kind.',
    );
  });

  test('words in another page’s file', () => {
    expect(refusal.output).toContain(
      'content/pages/napier.ts stands for /napier but says /nelson.',
    );
  });

  test('a page of an unknown kind', () => {
    expect(refusal.output).toMatch(
      /content\/pages\/about\.ts: There is no kind 'standrad'\. Choose (?:[a-z-]+, )*legal, .*, or give its path a route in src\/routes\./,
    );
  });

  test('a field without its phrase for the privacy policy', () => {
    expect(refusal.output).toContain(
      "content/forms: the field message of the form contact lacks 'privacy'.",
    );
  });

  test('a firm with the path of a city', () => {
    expect(refusal.output).toContain('Two pages claim the path /nelson.');
  });

  test('two cities with one name', () => {
    expect(refusal.output).toContain('content/cities.ts has two cities named Tauranga.');
  });

  test('a dead link, with its line', () => {
    expect(refusal.output).toMatch(
      /^content\/services\.ts:\d+: \/paye-servics leads nowhere: there is no such page or file\.$/m,
    );
  });

  test('an unknown diagram, with the file of its page', () => {
    expect(refusal.output).toContain(
      '\ncontent/pages/contractor-tax.ts: /drawings/diagram-witholding.svg leads nowhere',
    );
  });

  test('schedules that overlap', () => {
    expect(refusal.output).toMatch(
      /packages\/brackets\/data\/tax-schedules\.ts and past-tax-schedules\.ts: the rule of 2021-04-01 to 2024-08-30 and that of 2024-07-31 to \S+ overlap\.$/m,
    );
  });

  test('bands and pay rules that leave a gap', () => {
    expect(refusal.output).toMatch(
      /^packages\/brackets\/data\/pay-rules\.ts: the rule of .* leave a gap\.$/m,
    );
    expect(refusal.output).toMatch(
      /^packages\/brackets\/data\/tax-schedules\.ts: Take 53500 as the lower limit of band 3 of 'from-2024-07-31'/m,
    );
  });

  test('an impossible date', () => {
    expect(refusal.output).toMatch(
      /^content\/pages\/gisborne\.ts:\d+: 2026-02-30 is not a day of the calendar\.$/m,
    );
  });

  test('a figure without a ledger entry', () => {
    expect(refusal.output).toMatch(
      /^content\/pages\/capital-gains-tax\.ts:\d+: the ledger in content\/facts has no entry "brightLin"\.$/m,
    );
  });
});
