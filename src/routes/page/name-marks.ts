import { factGroups } from '#content/facts.ts';

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
export const nameMarks = (text: string): string =>
  text.replaceAll(/\[\^([\w-]+)\]/g, (_, id: string) => {
    const name = names.get(id);
    if (name === undefined) throw new Error(`The ledger has no entry "${id}" for its mark.`);
    return `[^${id} ${name}]`;
  });
