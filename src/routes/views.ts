import type { FunctionComponent } from 'react';

/** Imports the view of each page, by its path, or by its kind if a list in content has the addresses. */
const imports = {
  '/': async () => (await import('#src/views/home/home.tsx')).Home,
  '/blog': async () => (await import('#src/views/blog/blog-index.tsx')).BlogIndex,
  '/contact': async () => (await import('#src/views/contact/contact-page.tsx')).ContactPage,
  '/gst-calculator': async () =>
    (await import('#src/views/calculators/gst-calculator-page.tsx')).GstCalculatorPage,
  '/near-me': async () => (await import('#src/views/near-me/near-me-page.tsx')).NearMePage,
  '/tax-calculator': async () =>
    (await import('#src/views/calculators/tax-calculator-page.tsx')).TaxCalculatorPage,
  '/tax-faq': async () => (await import('#src/views/faq/tax-faq-page.tsx')).TaxFaqPage,
  '/quote': async () => (await import('#src/views/quote/quote-page.tsx')).QuotePage,
  '/thank-you': async () => (await import('#src/views/quote/thank-you-page.tsx')).ThankYouPage,
  '/form-problem': async () =>
    (await import('#src/views/quote/form-problem-page.tsx')).FormProblemPage,
  category: async () => (await import('#src/views/blog/category-page.tsx')).CategoryPage,
  city: async () => (await import('#src/views/city/city-page.tsx')).CityPage,
  figures: async () => (await import('#src/views/figures/figures-page.tsx')).FiguresPage,
  guide: async () => (await import('#src/views/guide/guide-page.tsx')).GuidePage,
  standard: async () => (await import('#src/views/page/standard-page.tsx')).StandardPage,
  'not-found': async () => (await import('#src/views/not-found/not-found.tsx')).NotFound,
};

type ViewName = keyof typeof imports;

type PropsOf<View> = View extends (props: infer Props extends object) => unknown ? Props : object;

/** The props of a page's view. */
export type ViewProps<Name extends ViewName> = PropsOf<Awaited<ReturnType<(typeof imports)[Name]>>>;

export const views: {
  readonly [Name in ViewName]: () => Promise<FunctionComponent<ViewProps<Name>>>;
} = imports;

/** The address of a page with a view of its own. */
export type OwnPath = Extract<ViewName, `/${string}`>;

export type ListedKind = 'category' | 'city' | 'figures' | 'guide' | 'standard';

/** The props of a page whose address is in a list of content, with the kind of its view. */
export type ListedProps = {
  [Kind in ListedKind]: { readonly kind: Kind } & ViewProps<Kind>;
}[ListedKind];
