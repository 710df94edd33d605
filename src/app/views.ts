import type { ReactNode } from 'react';

/** A view's module: the page, as a component of what it is told. */
export interface ViewModule {
  Page(props: object): ReactNode;
  /** The frame around it, where that is not the site's. */
  Layout?(props: { children: ReactNode }): ReactNode;
}

/** Every kind of page there is, each with code of its own: src/routes/<name>.page.tsx. */
export const views = {
  home: () => import('#src/routes/home.page.tsx'),
  standard: () => import('#src/routes/standard.page.tsx'),
  city: () => import('#src/routes/city.page.tsx'),
  guide: () => import('#src/routes/guide.page.tsx'),
  blog: () => import('#src/routes/blog.page.tsx'),
  category: () => import('#src/routes/category.page.tsx'),
  contact: () => import('#src/routes/contact.page.tsx'),
  'near-me': () => import('#src/routes/near-me.page.tsx'),
  'tax-faq': () => import('#src/routes/tax-faq.page.tsx'),
  'tax-calculator': () => import('#src/routes/tax-calculator.page.tsx'),
  'gst-calculator': () => import('#src/routes/gst-calculator.page.tsx'),
  quote: () => import('#src/routes/quote.page.tsx'),
  'thank-you': () => import('#src/routes/thank-you.page.tsx'),
  'form-problem': () => import('#src/routes/form-problem.page.tsx'),
  'not-found': () => import('#src/routes/not-found.page.tsx'),
} satisfies Record<string, () => Promise<ViewModule>>;

export type ViewName = keyof typeof views;

type PageOf<Name extends ViewName> = Awaited<ReturnType<(typeof views)[Name]>>['Page'];

/** What the pages of a view are told. */
export type PropsOf<Name extends ViewName> =
  Parameters<PageOf<Name>> extends [infer Props extends object] ? Props : object;
