import { expect, onTestFinished, test } from 'vitest';
import { ProjectCopy } from '#tests/content/project-copy.ts';
import { addGuide } from '#tests/content/additions.ts';
import {
  addBookkeeping,
  addField,
  addKind,
  addMachine,
  addTaxYear,
  addTimaru,
  exchangeWebhook,
  removeNearMe,
} from './changes.ts';

/** A copy of the project, until the test ends. */
function projectCopy(): ProjectCopy {
  const project = new ProjectCopy(['tests', 'e2e', 'docs', 'bench', 'vitest.config.ts']);
  onTestFinished(() => project.remove());
  return project;
}

const good = { status: 0, output: expect.any(String) };

const near = ['tests/machines/every-transition.test.ts', 'tests/lab.config.test.ts'];

const pages = (project: ProjectCopy): string =>
  ['contact', 'quote', 'privacy', 'blog', 'closed-on-anzac-day']
    .filter((page) => project.has(`dist/${page}.html`))
    .map((page) => project.read(`dist/${page}.html`))
    .join('\n');

/** What the pages of a change must say, besides what its tests check. */
const words: Readonly<Record<string, readonly string[]>> = {
  'a field': [
    'Business name (optional)</label>',
    'Every field is required unless its label says that it is optional.',
    'your name, your email address, the subject and your message; if you give them, your business name',
  ],
  'a guide': ['href="/blog/tax-for-beekeepers"', 'Hives, honey and the year between.'],
  'a machine': ['data-machine="top-link" data-state="hidden">Back to the top</a>'],
  'a kind of page': ['<title>Closed on Anzac Day | Waymark</title>'],
};

/** Each change with the tests that must pass unchanged. */
test.each([
  [
    'a field',
    addField,
    ['tests/views/forms', 'tests/machines/form', 'tests/machines/lead', 'tests/lab/tape'],
  ],
  [
    'a city',
    addTimaru,
    ['tests/art', 'tests/content/pages.test.ts', 'tests/views/directory', 'tests/routes'],
  ],
  ['a wizard step', addBookkeeping, [...near, 'tests/views/quote/choice-step.test.tsx']],
  [
    'a tax year',
    addTaxYear,
    [
      'tests/brackets',
      'tests/maths',
      'tests/machines/tax-calculator',
      'tests/routes',
      'tests/views/calculators',
    ],
  ],
  [
    'a guide',
    (project: ProjectCopy) => {
      addGuide(project);
      project.script('packages/art/draw.ts');
    },
    ['tests/content/pages.test.ts', 'tests/routes'],
  ],
  ['a kind of page', addKind, ['tests/content/pages.test.ts', 'tests/routes', 'tests/views/page']],
  ['a machine', addMachine, [...near, 'tests/views/layout']],
] as const)('%s compiles, builds and passes the tests', (name, change, tests) => {
  const project = projectCopy();
  change(project);
  expect(project.checkTypes()).toEqual({ status: 0, output: '' });
  expect(project.build()).toEqual(good);
  for (const phrase of words[name] ?? []) expect(pages(project)).toContain(phrase);
  expect(project.runTests(...tests)).toEqual(good);
});

test('the near-me page leaves nothing behind', () => {
  const project = projectCopy();
  removeNearMe(project);
  const names = /near-?me\b|near-?you\b|cityLookup|ipapi/i;
  const left = project.mentioning(names, 'content', 'machines', 'src', 'lab', 'tests', 'e2e');
  expect(left.filter((file) => !file.startsWith('tests/contributing/'))).toEqual([]);
  expect(project.checkTypes()).toEqual({ status: 0, output: '' });
  expect(project.build()).toEqual(good);
  expect(project.read('dist/_headers')).toContain("connect-src 'self';");
  expect(project.read('dist/_headers')).toContain('geolocation=(), camera=()');
  const tests = ['tests/art', 'tests/build/site-settings.test.ts', 'tests/routes', 'tests/report'];
  expect(project.runTests(...near, ...tests, 'tests/views/layout')).toEqual(good);
});

test('a chat takes the place of the webhook in four files', () => {
  const project = projectCopy();
  exchangeWebhook(project);
  expect(project.mentioning(/webhook/i, 'machines', 'src')).toEqual([]);
  expect(project.checkTypes()).toEqual({ status: 0, output: '' });
});
