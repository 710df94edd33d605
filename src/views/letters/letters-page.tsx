import type { Letter } from '#content/letters.ts';
import type { Page } from '#content/page.ts';
import { Island } from '#src/views/island.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { LetterSearch } from './letter-search.island.tsx';

/** Letters from Inland Revenue, and what to do about each. */
export const LettersPage = ({ page, letters }: { page: Page; letters: readonly Letter[] }) => (
  <>
    <PageOpening page={page} checked />
    <Island of={LetterSearch} props={{ path: page.path, letters }} />
    <Sections sections={page.sections} />
  </>
);
