import { createRoute } from '@tanstack/react-router';
import { page, terms } from '#content/pages/glossary.ts';
import { GlossaryPage } from '#src/views/glossary/glossary-page.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageRoute } from './layout/main-routes.tsx';

/** The glossary. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/glossary',
  loader: () => pageFromContent(page, '/glossary'),
  component: () => <GlossaryPage page={page} terms={terms} />,
});
