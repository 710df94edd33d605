import { siteRoute } from './page/layout-routes.tsx';
import { pageRoute } from './page/page-route.ts';

/** The contact form. */
export const route = pageRoute(siteRoute, '/contact', {
  view: async () => (await import('#src/views/contact/contact-page.tsx')).ContactPage,
  content: import.meta.env.SSR && (() => import('#content/pages/contact.ts')),
});
