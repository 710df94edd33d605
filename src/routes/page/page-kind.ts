import type { Page } from '#content/page.ts';
import { pageView, type ViewAndContent } from './page-options.tsx';

/**
 * A kind of page whose addresses are in content: every page that says `kind` and the file's name. Its
 * `content` adds to a page's words what its view needs besides.
 */
export const pageKind = <Props extends object>({ view, content }: ViewAndContent<Props, Page>) => ({
  content,
  component: pageView(view),
});

export type PageKind = ReturnType<typeof pageKind<object>>;
