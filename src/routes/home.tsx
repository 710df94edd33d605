import { createRoute } from '@tanstack/react-router';
import { page as words } from '#content/pages/home.ts';
import { Home } from '#src/views/home/home.tsx';
import { withComingDates } from './content/coming-dates.ts';
import { withTerms } from './content/terms.ts';
import { pageFromContent } from './content/page-from-content.ts';
import { pageRoute } from './layout/main-routes.tsx';

const page = withTerms(withComingDates(words));

/** The home page. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/',
  loader: () => pageFromContent(page, '/'),
  component: () => <Home page={page} />,
});
