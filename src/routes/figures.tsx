import { createRoute } from '@tanstack/react-router';
import { page } from '#content/pages/figures.ts';
import { ledgerGroups as groups } from './content/ledger-groups.ts';
import { FiguresPage } from '#src/views/figures/figures-page.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageHead } from './layout/layout-routes.tsx';
import { pageRoute } from './layout/main-routes.tsx';

/** The ledger of figures. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/figures',
  loader: () => pageFromContent({ page, groups }, '/figures'),
  head: pageHead,
  component: () => <FiguresPage {...route.useLoaderData().props} />,
});
