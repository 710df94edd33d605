import { isNotFound } from '@tanstack/react-router';
import { toScript, type PageData, type PageHead } from './page-data.ts';

interface Loaded {
  readonly loaderData?: PageData<unknown> | undefined;
  readonly match: { readonly error: unknown };
}

/** A route's head from its loader's data, or from the not-found error. */
export function pageHead({ loaderData, match }: Loaded) {
  const head: PageHead | undefined = isNotFound(match.error)
    ? match.error.data.head
    : loaderData?.head;
  const scripts = head?.graph
    ? [{ type: 'application/ld+json', children: toScript(head.graph) }]
    : [];
  return { meta: head?.meta, links: head?.links, scripts };
}
