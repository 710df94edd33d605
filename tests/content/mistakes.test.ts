import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCityEntry, addCityWords, addFirm, addGuide } from './additions.ts';
import { ProjectCopy } from './project-copy.ts';

const project = new ProjectCopy();
afterAll(() => project.remove());

describe('before a build, the types reject', () => {
  let output = '';
  // All at once: the compiler takes as long for one mistake as for five.
  beforeAll(() => {
    addCityEntry(project);
    addCityWords(project);
    project.edit('content/cities.ts', "    region: 'Mesopotamia',\n", '');
    project.edit('content/pages/erewhon.ts', '  description:', '  // description:');
    addGuide(project, 'Bees');
    project.edit('content/pages/blog/bright-line-test-explained.ts', '  card:', '  card2:');
    project.edit('content/pages/gisborne.ts', 'facts.recordKeeping', 'facts.recordKeping');
    ({ output } = project.checkTypesOfContent());
    project.restore();
  });

  test.each([
    ['a city without its region', /^content\/cities\.ts\(.*'region' is missing/m],
    ['a page without a description', /^content\/pages\/erewhon\.ts\(.*'description' is missing/m],
    [
      'a guide without its card',
      /^content\/pages\/blog\/bright-line-test-explained\.ts\(.*'card2'/m,
    ],
    ['a guide in an unknown category', /^content\/pages\/blog\/tax-for-beekeepers\.ts\(.*"Bees"/m],
    ['an unknown fact', /^content\/pages\/gisborne\.ts\(.*'recordKeping'/m],
  ])('%s', (_, sentence) => {
    expect(output).toMatch(sentence);
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

  test.each([
    ['a city without words', 'content/pages/erewhon.ts is missing: the route /erewhon needs it.'],
    [
      'words for an unknown city',
      'content/pages/erehwon.ts: content/cities.ts has no city at /erehwon. Add it there, or give the page another kind.',
    ],
    [
      'words in another page’s file',
      'content/pages/napier.ts stands for /napier but says /nelson.',
    ],
    [
      'a page of an unknown kind',
      /content\/pages\/about\.ts: There is no kind 'standrad'\. Choose /,
    ],
    ['a field without its phrase', "the field message of the form contact lacks 'privacy'."],
    ['a firm with the path of a city', 'Two pages claim the path /nelson.'],
    ['two cities with one name', 'content/cities.ts has two cities named Tauranga.'],
    [
      'a dead link, with its line',
      /^content\/services\.ts:\d+: \/paye-servics leads nowhere: there is no such page or file\.$/m,
    ],
    [
      'an unknown diagram, with the file of its page',
      '\ncontent/pages/contractor-tax.ts: /drawings/diagram-witholding.svg leads nowhere',
    ],
    [
      'schedules that overlap',
      /tax-schedules\.ts and past-tax-schedules\.ts: the rule of 2021-04-01 to 2024-08-30 and .* overlap\.$/m,
    ],
    ['pay rules with a gap', /^packages\/brackets\/data\/pay-rules\.ts: .* leave a gap\.$/m],
    ['bands with a gap', /tax-schedules\.ts: Take 53500 as the lower limit of band 3/],
    [
      'an impossible date',
      /^content\/pages\/gisborne\.ts:\d+: 2026-02-30 is not a day of the calendar\.$/m,
    ],
    [
      'a figure without a ledger entry',
      /^content\/pages\/capital-gains-tax\.ts:\d+: the ledger in content\/facts has no entry "brightLin"\.$/m,
    ],
  ])('%s', (_, sentence) => {
    expect(refusal.output).toMatch(sentence);
  });
});
