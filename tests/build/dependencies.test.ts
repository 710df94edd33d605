import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as v from 'valibot';

const read = <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> => v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));

const names = v.record(v.string(), v.string());
const project = read('package.json', v.object({ dependencies: names, devDependencies: names }));

/** The rows of the tables under a heading of docs/dependencies.md: the package and its licence. */
function listed(heading: string): readonly (readonly string[])[] {
  const text = readFileSync('docs/dependencies.md', 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^\| (?!package|---)(\S+) \| .+ \| (.+) \|$/gm)].map(
    ([, name = '', licence = '']) => [name, licence],
  );
}

const installed = (packages: Readonly<Record<string, string>>): readonly (readonly string[])[] =>
  Object.keys(packages).map((name) => {
    const { license } = read(
      `node_modules/${name}/package.json`,
      v.object({ license: v.string() }),
    );
    return [name, license];
  });

test.each([
  ['What visitors receive and the server runs', project.dependencies],
  ['What builds and checks', project.devDependencies],
])('%s: each package is listed with its licence', (heading, packages) => {
  expect(listed(heading)).toEqual(installed(packages));
});

test('nothing that is shipped or run asks for more than to be named', () => {
  const lock = read(
    'package-lock.json',
    v.object({
      packages: v.record(
        v.string(),
        v.object({ license: v.optional(v.string()), dev: v.optional(v.boolean()) }),
      ),
    }),
  );
  const allowed = ['MIT', 'Apache-2.0', 'ISC', 'BSD-3-Clause', 'Unlicense'];
  const others = Object.entries(lock.packages).filter(
    ([name, { license, dev }]) => name !== '' && !dev && !allowed.includes(license ?? ''),
  );
  expect(others).toEqual([]);
});
