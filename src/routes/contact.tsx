import { createRoute } from '@tanstack/react-router';
import { page, reach } from '#content/pages/contact.ts';
import { ContactPage } from '#src/views/contact/contact-page.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageRoute } from './layout/main-routes.tsx';

/** The contact form. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/contact',
  loader: () => pageFromContent(page, '/contact'),
  component: () => <ContactPage page={page} reach={reach} />,
});
