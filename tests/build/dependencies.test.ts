import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as v from 'valibot';

const read = <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> => v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));

const names = v.record(v.string(), v.string());
const project = read('package.json', v.object({ dependencies: names, devDependencies: names }));

/** The table rows under a heading of docs/dependencies.md: package and licence. */
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

const lock = read(
  'package-lock.json',
  v.object({
    packages: v.record(
      v.string(),
      v.object({
        license: v.optional(v.string()),
        os: v.optional(v.array(v.string())),
        cpu: v.optional(v.array(v.string())),
        libc: v.optional(v.array(v.string())),
        link: v.optional(v.boolean()),
        dependencies: v.optional(names),
        optionalDependencies: v.optional(names),
      }),
    ),
  }),
);

/** Third-party packages: neither this project nor its own packages. */
const fromOthers = Object.entries(lock.packages).filter(
  ([name, { link }]) => name.startsWith('node_modules/') && !link,
);

const received = listed('What visitors receive');

test('lists each package of the server with its licence', () => {
  expect(listed('What the server runs')).toEqual(installed(project.dependencies));
});

test('lists each package of the lab with its licence', () => {
  const lab = read(
    'packages/statelab/package.json',
    v.object({ dependencies: names, devDependencies: names }),
  );
  expect(listed('What the lab brings')).toEqual(installed(lab.dependencies));
  expect(listed('What the lab bundles')).toEqual(installed(lab.devDependencies));
});

test('lists each package for visitors, builds and checks with its licence', () => {
  const byName = (rows: readonly (readonly string[])[]) =>
    rows.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
  expect(byName([...received, ...listed('What builds and checks')])).toEqual(
    byName(installed(project.devDependencies)),
  );
});

/** The places of packages with all their dependencies, as in the lock file. */
function withAllTheyBring(roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string, user: string): void => {
    const nested = `${user}/node_modules/${name}`;
    const entry = lock.packages[nested] === undefined ? `node_modules/${name}` : nested;
    if (found.has(entry)) return;
    found.add(entry);
    const { dependencies, optionalDependencies } = lock.packages[entry] ?? {};
    for (const brought of Object.keys({ ...dependencies, ...optionalDependencies }))
      visit(brought, entry);
  };
  for (const root of roots) visit(root, '');
  return found;
}

const served = withAllTheyBring(Object.keys(project.dependencies));

test('installs 40 packages at most on the server, and none that renders or compiles', () => {
  const { platform, arch } = process;
  const fits = (allowed: readonly string[] | undefined, own: string): boolean =>
    allowed === undefined || allowed.includes(own);
  const here = fromOthers
    .filter(([name, { os, cpu }]) => served.has(name) && fits(os, platform) && fits(cpu, arch))
    .map(([name]) => name);
  expect(here.length).toBeLessThanOrEqual(40);
  expect(here).toContain('node_modules/hono');
  expect(
    here.filter((name) => /react|emotion|esbuild|tsx|typescript|vite|rolldown/.test(name)),
  ).toEqual([]);
});

test('ships and runs only licences that ask for attribution at most', () => {
  const shipped = withAllTheyBring(received.map(([name = '']) => name));
  const allowed = ['MIT', 'MIT-0', 'Apache-2.0', 'ISC', 'BSD-3-Clause', 'Unlicense'];
  const others = fromOthers.filter(
    ([name, { license }]) =>
      (served.has(name) || shipped.has(name)) && !allowed.includes(license ?? ''),
  );
  expect(others).toEqual([]);
});
