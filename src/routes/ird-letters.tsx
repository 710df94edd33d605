import { createRoute } from '@tanstack/react-router';
import { letters } from '#content/letters.ts';
import { page } from '#content/pages/ird-letters.ts';
import { Island } from '#src/views/island.tsx';
import { LetterSearch } from '#src/views/letters/letter-search.island.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageRoute } from './layout/main-routes.tsx';

/** Letters from Inland Revenue, with a search, and what to do about each. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/ird-letters',
  loader: () => pageFromContent(page, '/ird-letters'),
  component: () => (
    <>
      <PageOpening page={page} checked />
      <Island of={LetterSearch} props={{ path: page.path, letters }} />
      <Sections sections={page.sections} />
    </>
  ),
});
