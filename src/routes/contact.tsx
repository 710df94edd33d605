import { createRoute } from '@tanstack/react-router';
import { siteRoute } from './page/layout-routes.tsx';
import { pageOptions } from './page/page-options.tsx';

/** The contact form. */
export const route = createRoute({
  getParentRoute: () => siteRoute,
  path: '/contact',
  ...pageOptions({
    view: async () => (await import('#src/views/contact/contact-page.tsx')).ContactPage,
    content:
      import.meta.env.SSR &&
      (async () => {
        const { page, reach } = await import('#content/pages/contact.ts');
        return { props: { page, reach }, head: page };
      }),
  }),
});
