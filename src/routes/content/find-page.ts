import { notFound as noSuchPage } from '@tanstack/react-router';
import { factGroups } from '#content/facts.ts';
import { notFound } from '#content/ui/not-found.ts';
import type { PageData } from '#src/routes/page-data.ts';
import { headOf } from './head.ts';
import { listedPages } from './listed-pages.ts';
import { ownPages } from './own-pages.ts';

const pages = new Map([
  ...Object.entries(ownPages),
  ...listedPages.map(({ path, gather }) => [path, gather] as const),
]);

/** The path of every page, repeated if two pages claim it. */
export const sitePaths = (): readonly string[] => [
  ...Object.keys(ownPages),
  ...listedPages.map(({ path }) => path),
];

const names: ReadonlyMap<string, string> = new Map(
  factGroups.flatMap(({ id, heading, facts }) => [
    [id, heading],
    ...Object.entries(facts).map(([fact, { subject }]) => [fact, subject] as const),
  ]),
);

/**
 * Names the figure of each mark in a text: `[^gstRate]` becomes `[^gstRate GST rate]`. A browser
 * has no ledger to look it up in. Throws for a mark without an entry.
 */
const nameMarks = (text: string): string =>
  text.replaceAll(/\[\^([\w-]+)\]/g, (_, id: string) => {
    const name = names.get(id);
    if (name === undefined) throw new Error(`The ledger has no entry "${id}" for its mark.`);
    return `[^${id} ${name}]`;
  });

/** Gathers the page at a path. Throws the router's not-found error if there is none. */
export async function findPage<Props>(path: string): Promise<PageData<Props>> {
  const gather = pages.get(path);
  if (gather === undefined) {
    const { title, description } = notFound;
    const head = headOf({ title, description, path: '/404', family: 'other', noindex: true });
    throw noSuchPage({ data: { props: {}, head } });
  }
  const { props, head } = await gather();
  const { town, service, firm, updated } = head.page ?? {};
  const page = { props, head: headOf(head), subject: { town, service, firm }, updated };
  // Exactly the JSON that a browser will get.
  return JSON.parse(JSON.stringify(page), (_, value: unknown) =>
    typeof value === 'string' ? nameMarks(value) : value,
  );
}
