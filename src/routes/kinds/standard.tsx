import { pageKind } from '#src/routes/page/page-kind.ts';

/** A page of sections: a service, a firm's profile, /about. */
export const kind = pageKind({
  view: async () => (await import('#src/views/page/standard-page.tsx')).StandardPage,
  content: import.meta.env.SSR && (async (page) => ({ page })),
});
