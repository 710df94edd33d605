import type { Page } from '#content/page.ts';
import { SectionedPage } from './sections.tsx';

/** A page of words alone, with the date of its last check. */
export const StandardPage = ({ page }: { page: Page }) => <SectionedPage page={page} checked />;
