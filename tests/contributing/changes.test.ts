import { expect, test } from 'vitest';
import { ProjectCopy } from '#tests/content/project-copy.ts';
import { addBookkeeping, addMachine, addTaxYear, addTimaru } from './changes.ts';

const near = ['tests/machines/every-transition.test.ts', 'tests/lab.config.test.ts'];

/** Each change with the tests that must pass unchanged. */
test.each([
  [
    'a city',
    addTimaru,
    [
      'tests/art',
      'tests/content/pages.test.ts',
      'tests/views/near-me',
      'tests/views/directory',
      'tests/routes',
    ],
  ],
  ['a wizard step', addBookkeeping, [...near, 'tests/views/quote/one-page-form.test.tsx']],
  [
    'a tax year',
    addTaxYear,
    ['tests/brackets', 'tests/maths', 'tests/machines/tax-calculator', 'tests/views/calculators'],
  ],
  ['a machine', addMachine, [...near, 'tests/views/layout']],
] as const)('%s compiles, builds and passes the tests', (_, change, tests) => {
  const project = new ProjectCopy(['tests', 'e2e', 'docs', 'bench', 'vitest.config.ts']);
  try {
    change(project);
    expect(project.checkTypes()).toEqual({ status: 0, said: '' });
    const good = { status: 0, said: expect.any(String) };
    expect(project.build()).toEqual(good);
    expect(project.runTests(...tests)).toEqual(good);
  } finally {
    project.remove();
  }
});
