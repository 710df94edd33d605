import { pageRoute } from './page/page-route.ts';

/** What a firm gets and gives, and how it joins. */
export const route = pageRoute('/for-accountants', {
  view: async () =>
    (await import('#src/views/contact/for-accountants-page.tsx')).ForAccountantsPage,
  content: import.meta.env.SSR && (() => import('#content/pages/for-accountants.ts')),
});
