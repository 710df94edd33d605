import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pastPayRules } from '#brackets/data/past-pay-rules.ts';
import { payRules } from '#brackets/data/pay-rules.ts';
import { runSource } from '#tests/run-cli.ts';

const folder = 'packages/brackets/package';

/** A project with only the package. */
const project = mkdtempSync(join(tmpdir(), 'brackets-'));
const installed = join(project, 'node_modules/@waymark/brackets');

beforeAll(async () => {
  const { code, stderr } = await runSource('packages/brackets/build-package.ts');
  if (code !== 0) throw new Error(stderr);
  for (const file of ['package.json', 'dist'])
    cpSync(join(folder, file), join(installed, file), { recursive: true });
});

afterAll(() => rmSync(project, { recursive: true }));

const documentOf = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8');

/** The lines of every example of a document, in order. */
const linesOf = (name: string): readonly string[] =>
  [...documentOf(name).matchAll(/^```js\n(.*?)^```/gms)].flatMap(([, code = '']) =>
    code.split('\n'),
  );

/** `expression; // what it gives` */
const askedIn = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const [, expression, result] = /^(\S.*); \/\/ (.+)$/.exec(line) ?? [];
    return expression === undefined || result === undefined ? [] : [{ expression, result }];
  });

/** Runs a module in the project. Returns its output. */
function run(code: string): string {
  writeFileSync(join(project, 'ask.mjs'), code);
  return execFileSync(process.execPath, ['ask.mjs'], { cwd: project, encoding: 'utf8' });
}

/** A module that prints 'right' or the fault for every expression. */
const checksOf = (lines: readonly string[]): string => {
  const rest = lines.filter((line) => !/; \/\/ /.test(line)).join('\n');
  const each = askedIn(lines).map(({ expression, result }) => {
    const expected = /^\w*Error: /.test(result) ? JSON.stringify(result) : result;
    return `check(() => (${expression}), ${expected});`;
  });
  return `import { isDeepStrictEqual } from 'node:util';
    function check(ask, expected) {
      let found;
      try { found = ask(); } catch (error) { found = String(error); }
      console.log(isDeepStrictEqual(found, expected) ? 'right' : 'gives ' + JSON.stringify(found));
    }
    ${rest}
    ${each.join('\n')}`;
};

test.each([
  ['README.md', 6],
  ['REFERENCE.md', 20],
])('every example of %s gives the stated result', (name, least) => {
  const lines = linesOf(name);
  const asked = askedIn(lines);
  const found = run(checksOf(lines)).trimEnd().split('\n');
  expect(asked.length).toBeGreaterThanOrEqual(least);
  expect(
    asked
      .filter((_, index) => found[index] !== 'right')
      .map(({ expression }, index) => [expression, found[index]]),
  ).toEqual([]);
  expect(found).toHaveLength(asked.length);
});

const sizeOf = (file: string): number =>
  brotliCompressSync(readFileSync(join(installed, 'dist', file))).length;

describe('what is installed', () => {
  test('is 4.5 kB at most after brotli, without the data of past years', () => {
    const files = readdirSync(join(installed, 'dist')).toSorted();
    expect(files).toEqual([
      'index.d.ts',
      'index.js',
      'late.d.ts',
      'late.js',
      'past.js',
      'pay-year.d.ts',
      'pay-year.js',
      'types',
    ]);
    // The data has today’s rules and those known in advance.
    const ahead = payRules.length - pastPayRules.length - 1;
    expect(sizeOf('index.js')).toBeLessThanOrEqual(4_500 + 100 * ahead);
    expect(sizeOf('late.js')).toBeLessThanOrEqual(2_000);
    expect(sizeOf('pay-year.js')).toBeLessThanOrEqual(4_500 + 100 * ahead);
    expect(sizeOf('past.js')).toBeLessThanOrEqual(1_000);
  });

  test('depends on neither packages nor Node', () => {
    const code = ['index.js', 'late.js', 'past.js', 'pay-year.js'].map((file) =>
      readFileSync(join(installed, 'dist', file), 'utf8'),
    );
    const imported = code.flatMap((text) =>
      [...text.matchAll(/from["'`]([^"'`]+)/g)].map(([, name]) => name),
    );
    expect([...new Set(imported)]).toEqual(['./past.js']);
    expect(code.join('')).not.toMatch(/\b(?:process|require|Buffer|window|document)\b/);
    expect(readFileSync(join(installed, 'package.json'), 'utf8')).not.toContain('ependencies');
  });

  test('has types that reject nonsense', () => {
    writeFileSync(
      join(project, 'ask.ts'),
      `import { netOf, pay, payRulesFor, scheduleFor, taxOn, type Pay, type PayQuestion, type Rates } from '@waymark/brackets';
      
      export const tax: number = taxOn(scheduleFor('2025-08-01'), 5);
      export const source: string = scheduleFor('2025-08-01').source;
      export const rates = (given: Rates): number => given.next;
      // @ts-expect-error: an amount is a number
      netOf(scheduleFor('2025-08-01'), '5');
      const asked: PayQuestion = { gross: 1000_00, every: 'week', code: 'M SL', kiwiSaver: 0.035 };
      export const paid: Pay = pay(payRulesFor('2026-10-01'), asked);
      // @ts-expect-error: a code without rules
      pay(payRulesFor('2026-10-01'), { ...asked, code: 'STC' });
      // @ts-expect-error: what is shared cannot be written to
      scheduleFor('2025-08-01').bands[0]!.rate = 0;
      // @ts-expect-error: a schedule is not its id
      taxOn('specified', 5);`,
    );
    const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');
    const options = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--types',
      '',
    ];
    expect(() =>
      execFileSync(process.execPath, [compiler, ...options, 'ask.ts'], {
        cwd: project,
        encoding: 'utf8',
      }),
    ).not.toThrow();
  });
});
