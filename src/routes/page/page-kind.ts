import type { FunctionComponent } from 'react';
import type { Page } from '#content/page.ts';
import type { Part } from './load-code.ts';
import { pageView, type PageContent } from './page-options.tsx';

interface KindOptions<Props> {
  readonly view: () => Promise<FunctionComponent<Props>>;
  /** Parts of the view that come in files of their own, and that the page needs from the start. */
  readonly parts?: readonly Part[];
  /** Adds to a page's words what its view needs besides, as `content` of `pageOptions` does. */
  readonly content: false | ((page: Page) => Promise<PageContent<Props>>);
}

/** A kind of page whose addresses are in content: every page that says `kind` and the file's name. */
export const pageKind = <Props extends object>({
  view,
  parts = [],
  content,
}: KindOptions<Props>) => {
  const component = pageView(view);
  return { view, parts, content, component, code: [component, ...parts] };
};

export type PageKind = ReturnType<typeof pageKind<object>>;
