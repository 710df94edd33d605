import { pageRoute } from './page/page-options.tsx';

/** What late returns and unpaid tax have cost so far, and what to do about them. */
export const route = pageRoute({
  path: '/behind-with-tax',
  view: async () =>
    (await import('#src/views/behind-with-tax/behind-with-tax-page.tsx')).BehindWithTaxPage,
  content:
    import.meta.env.SSR &&
    (async () => {
      const { page } = await import('#content/pages/behind-with-tax.ts');
      return { props: { page }, head: page };
    }),
});
