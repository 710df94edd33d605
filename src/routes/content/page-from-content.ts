import { notFound as noSuchPage } from '@tanstack/react-router';
import { factGroups } from '#content/facts.ts';
import { notFound } from '#content/ui/not-found.ts';
import { today } from '#content/today.ts';
import { writtenPage, type PageData } from '#src/routes/page/page-data.ts';
import type { PageContent } from '#src/routes/page/page-options.tsx';
import { headOf } from './head.ts';
import { isOfToday } from './of-a-day.ts';
import { termMeanings } from './terms.ts';

const names: ReadonlyMap<string, string> = new Map(
  factGroups.flatMap(({ id, heading, facts }) => [
    [id, heading],
    ...Object.entries(facts).map(([fact, { subject }]) => [fact, subject] as const),
  ]),
);

/**
 * The name of each figure whose mark, `[^gstRate]`, is in the props. A browser has no ledger to
 * look it up in. Throws for a mark without an entry.
 */
function figureNames(props: object): Readonly<Record<string, string>> {
  const marks = JSON.stringify(props).matchAll(/\[\^([\w-]+)\]/g);
  return Object.fromEntries(
    Array.from(marks, ([, id = '']) => {
      const name = names.get(id);
      if (name === undefined) throw new Error(`The ledger has no entry "${id}" for its mark.`);
      return [id, name];
    }),
  );
}

/** Makes the data of the page at a path from its content. */
export function pageFromContent<Props extends object>(
  props: PageContent<Props>,
  path: string,
): PageData<Props> {
  const { page: head, questions } = props;
  const { kind, town, service, firm, updated } = writtenPage(head) ?? {};
  const subject = { ...(town && { town }), ...(service && { service }), ...(firm && { firm }) };
  return {
    ...(kind !== undefined && { kind }),
    props,
    figures: figureNames(props),
    ...termMeanings(props),
    head: headOf(head, path, questions),
    ...(Object.keys(subject).length > 0 && { subject }),
    ...(isOfToday(props) && { dayEnds: Date.parse(`${today()}T11:00Z`) }),
    updated,
  };
}

/** The router's not-found error, with the head of the page that shows it. */
export function notFoundPage() {
  const { title, description } = notFound;
  const head = headOf({ title, description, noindex: true }, '/404');
  return noSuchPage({ data: { props: {}, head } });
}
