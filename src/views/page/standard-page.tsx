import type { Page } from '#content/page.ts';
import { BesideContents } from './beside-contents.tsx';
import { SectionedPage } from './sections.tsx';

/** The number of sections from which contents stand beside them. */
const many = 5;

export const StandardPage = ({ page }: { page: Page }) => (
  <SectionedPage
    page={page}
    checked
    hasDoors={page.family === 'service'}
    sections={page.sections.length < many ? undefined : <BesideContents page={page} isBrief />}
  />
);
