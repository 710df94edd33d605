import type { ReadPage } from './dead-links.ts';

const repeated = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** Returns a sentence for each path that several pages claim. */
export const pathFaults = (paths: readonly string[]): readonly string[] =>
  repeated(paths).map(
    (path) =>
      `Two pages claim the path ${path}. Look for it in content/pages, content/firms and src/routes, and rename one of them.`,
  );

/** The lists of content whose entries need unique names. */
interface NamedLists {
  readonly cities: readonly { readonly slug: string; readonly name: string }[];
  readonly firms: readonly { readonly name: string }[];
}

/** Returns a sentence for each value that several pages share. */
function shared(what: 'title' | 'description' | 'heading', pages: readonly ReadPage[]) {
  return repeated(pages.map((page) => page[what])).map((value) => {
    const paths = pages.filter((page) => page[what] === value).map(({ path }) => path);
    return `${paths.join(' and ')} have the same ${what}: “${value}”. Give each its own.`;
  });
}

/** Finds names that must be unique but are repeated. Returns a sentence for each. */
export function repeatedNames(
  pages: readonly ReadPage[],
  { cities, firms }: NamedLists,
): readonly string[] {
  const canonical = pages.filter((page) => page.canonical);
  const lists = {
    'content/cities.ts has two cities named': cities.map(({ name }) => name),
    'content/cities.ts has two cities with the slug': cities.map(({ slug }) => slug),
    'content/firms has two firms named': firms.map(({ name }) => name),
  };
  return [
    ...Object.entries(lists).flatMap(([fault, names]) =>
      repeated(names).map((name) => `${fault} ${name}.`),
    ),
    ...(['title', 'description', 'heading'] as const).flatMap((what) => shared(what, canonical)),
    ...pages.flatMap(({ path, ids }) =>
      repeated(ids).map((id) => `${path} has the id ${id} twice.`),
    ),
  ];
}
