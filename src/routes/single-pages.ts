import { headOf } from '#src/app/head.ts';
import { siteLayoutRoute } from '#src/app/layout-routes.tsx';
import { wordsModule } from '#src/app/page-words-loader.ts';
import { pageRoute } from '#src/app/page-route.tsx';

export const contactRoute = pageRoute(siteLayoutRoute, '/contact', {
  modules: ['src/views/contact/contact-page.tsx', wordsModule('/contact')],
  load: async () => {
    const [{ page }, { ContactPage }] = await Promise.all([
      import('#content/pages/contact.ts'),
      import('#src/views/contact/contact-page.tsx'),
    ]);
    return { head: headOf(page, 'other'), Page: ContactPage };
  },
});

export const taxFaqRoute = pageRoute(siteLayoutRoute, '/tax-faq', {
  modules: ['src/routes/tax-faq.page.tsx'],
  load: () => import('./tax-faq.page.tsx'),
});

export const nearMeRoute = pageRoute(siteLayoutRoute, '/near-me', {
  modules: ['src/routes/near-me.page.tsx'],
  load: () => import('./near-me.page.tsx'),
});
