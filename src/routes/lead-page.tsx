import { quoteLayoutRoute } from './page/layout-routes.tsx';
import { pageRoute } from './page/page-route.ts';

/**
 * The page that a signed link in a message opens. The server fills it in at /offer and /request; a
 * browser has no page at this path, and a site whose forms are logged has none at all.
 */
export const route =
  import.meta.env.SSR &&
  import.meta.env.LEAD_FORMS === 'deliver' &&
  pageRoute(quoteLayoutRoute, '/lead-page', {
    scriptless: true,
    view: async () => (await import('#src/views/lead/lead-page.tsx')).LeadPage,
    content: async () => {
      const { leadPage } = await import('#content/ui/lead-page.ts');
      const { headingSlot: title, description } = leadPage;
      return { props: {}, head: { title, description, noindex: true } };
    },
  });
