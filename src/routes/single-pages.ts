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
  modules: ['src/views/faq/tax-faq-page.tsx', wordsModule('/tax-faq')],
  load: async () => {
    const [{ page, taxQuestions }, { TaxFaqPage }] = await Promise.all([
      import('#content/pages/tax-faq.ts'),
      import('#src/views/faq/tax-faq-page.tsx'),
    ]);
    return { head: headOf(page, 'faq', { questions: taxQuestions }), Page: TaxFaqPage };
  },
});
