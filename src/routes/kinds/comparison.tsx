import { pageKind } from '#src/routes/page/page-kind.ts';
import { ProfitComparison } from '#src/views/page/lazy-parts.ts';

/** A page with a table of tax by profit, to which a visitor adds a row. */
export const kind = pageKind({
  view: async () => (await import('#src/views/page/standard-page.tsx')).StandardPage,
  parts: [ProfitComparison],
  content: import.meta.env.SSR && (async (page) => ({ page })),
});
