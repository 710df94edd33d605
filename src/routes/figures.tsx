import { createRoute } from '@tanstack/react-router';
import { factGroups } from '#content/facts.ts';
import { page } from '#content/pages/figures.ts';
import { FiguresPage } from '#src/views/figures/figures-page.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageRoute } from './layout/main-routes.tsx';

/** The ledger of figures. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/figures',
  loader: () => pageFromContent(page, '/figures'),
  component: () => <FiguresPage page={page} groups={factGroups} />,
});
