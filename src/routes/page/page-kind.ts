import type { Page } from '#content/page.ts';
import { pageView, type PageParts } from './page-options.tsx';

/**
 * A kind of page whose addresses are in content: every page that says `kind` and the file's name. Its
 * `content` adds to a page's words what its view needs besides.
 */
export const pageKind = <Props extends object>({
  view,
  parts = [],
  content,
}: PageParts<Props, Page>) => {
  const component = pageView(view);
  return { view, parts, content, component, code: [component, ...parts] };
};

export type PageKind = ReturnType<typeof pageKind<object>>;
