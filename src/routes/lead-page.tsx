import { createRoute } from '@tanstack/react-router';
import { quoteLayoutRoute } from './page/layout-routes.tsx';
import { pageOptions } from './page/page-options.tsx';

/**
 * The page that a signed link in a message opens. The server fills it in at /offer and /request; a
 * browser has no page at this path, and a site whose forms are logged has none at all.
 */
export const route =
  import.meta.env.SSR &&
  import.meta.env.LEAD_FORMS === 'deliver' &&
  createRoute({
    getParentRoute: () => quoteLayoutRoute,
    path: '/lead-page',
    ...pageOptions({
      scriptless: true,
      view: async () => (await import('#src/views/lead/lead-page.tsx')).LeadPage,
      content: async () => {
        const { leadPage } = await import('#content/ui/lead-page.ts');
        return {
          props: {},
          head: {
            title: leadPage.headingSlot,
            description: leadPage.description,
            path: '/lead-page',
            family: 'other',
            noindex: true,
          },
        };
      },
    }),
  });
