import { createRoute } from '@tanstack/react-router';
import { letters } from '#content/letters.ts';
import { page } from '#content/pages/ird-letters.ts';
import { LettersPage } from '#src/views/letters/letters-page.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageHead } from './layout/layout-routes.tsx';
import { pageRoute } from './layout/main-routes.tsx';

/** Letters from Inland Revenue, with a search. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/ird-letters',
  loader: () => pageFromContent({ page, letters }, '/ird-letters'),
  head: pageHead,
  component: () => <LettersPage {...route.useLoaderData().props} />,
});
