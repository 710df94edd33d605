import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { siteFrame } from './frames.tsx';
import { pageHead } from './page/page-head.ts';
import { pageLoader } from './page/page-loader.ts';
import { summaryOf } from './page/summary.ts';

/** Ways to reach us, and a form. */
export const contactRoute = createRoute({
  getParentRoute: () => siteFrame,
  path: '/contact',
  staticData: { view: 'src/views/contact/contact-page.tsx' },
  loader: pageLoader(
    import.meta.env.SSR &&
      (async () => {
        const { page } = await import('#content/pages/contact.ts');
        return { props: { page }, head: summaryOf(page, 'other') };
      }),
  ),
  head: pageHead,
  component: lazyRouteComponent(async () => {
    const { ContactPage } = await import('#src/views/contact/contact-page.tsx');
    return { default: (): ReactNode => <ContactPage {...contactRoute.useLoaderData().props} /> };
  }),
});
