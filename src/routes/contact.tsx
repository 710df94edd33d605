import { pageRoute } from './page/page-route.ts';

/** The contact form. */
export const route = pageRoute('/contact', {
  view: async () => (await import('#src/views/contact/contact-page.tsx')).ContactPage,
  content: import.meta.env.SSR && (() => import('#content/pages/contact.ts')),
});
