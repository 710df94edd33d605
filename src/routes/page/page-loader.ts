import type { ParsedLocation } from '@tanstack/react-router';
import { fetchPage } from './fetch-page.ts';
import type { PageData } from './page-data.ts';
import type { PageSummary } from './summary.ts';

/** Gathers a page's props, and what its head is made from. */
export type Gather<Props> = (path: string) => Promise<{ props: Props; head: PageSummary }>;

/**
 * A route's loader. Where the site is built, the page is gathered from content; in a browser its
 * data is fetched. Say `import.meta.env.SSR && gather`, so that no content gets into the
 * browser's code.
 */
export const pageLoader =
  <Props>(gather: false | Gather<Props>) =>
  async ({ location }: { location: ParsedLocation }): Promise<PageData<Props>> => {
    if (!import.meta.env.SSR || gather === false) return fetchPage<Props>(location);
    // Not imported above: in development a browser would load every guide for the head's data.
    const { headOf } = await import('./head.ts');
    const { props, head } = await gather(location.pathname);
    const page = { props, head: headOf(head), updated: head.page?.updated };
    const { nameMarks } = await import('./name-marks.ts');
    // Exactly the JSON that a browser will get.
    return JSON.parse(JSON.stringify(page), (_, value: unknown) =>
      typeof value === 'string' ? nameMarks(value) : value,
    );
  };
