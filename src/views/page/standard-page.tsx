import type { Page } from '#content/page.ts';
import { SectionedPage } from './sections.tsx';

export const StandardPage = ({ page }: { page: Page }) => (
  <SectionedPage page={page} checked hasDoors={page.family === 'service'} />
);
