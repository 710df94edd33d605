import { createRoute } from '@tanstack/react-router';
import { siteFrame } from './frames.tsx';
import type { ListedProps } from './listed/listed-page.ts';
import { pageLoader } from './page/page-loader.ts';
import { lazyView, pageHead } from './page/page-route.tsx';
import { ProfitComparison } from '#src/views/page/profit-comparison-part.ts';

const views = {
  category: async () => (await import('#src/views/blog/category-page.tsx')).CategoryPage,
  city: async () => (await import('#src/views/city/city-page.tsx')).CityPage,
  figures: async () => (await import('#src/views/figures/figures-page.tsx')).FiguresPage,
  guide: async () => (await import('#src/views/guide/guide-page.tsx')).GuidePage,
  standard: async () => (await import('#src/views/page/standard-page.tsx')).StandardPage,
  'not-found': async () => (await import('#src/views/not-found/not-found.tsx')).NotFound,
};

const lazyViews = {
  category: lazyView(views.category),
  city: lazyView(views.city),
  figures: lazyView(views.figures),
  guide: lazyView(views.guide),
  standard: lazyView(views.standard),
};

const load = pageLoader<ListedProps>(
  import.meta.env.SSR &&
    (async (path) => (await import('./listed/listed-pages.ts')).findPage(path)),
);

function ListedView() {
  const { props } = listedRoute.useLoaderData();
  switch (props.kind) {
    case 'category':
      return <lazyViews.category {...props} />;
    case 'city':
      return <lazyViews.city {...props} />;
    case 'figures':
      return <lazyViews.figures {...props} />;
    case 'guide':
      return <lazyViews.guide {...props} />;
    case 'standard':
      return <lazyViews.standard {...props} />;
  }
}

/**
 * Every page whose address comes from a list in content, such as the cities. The build knows
 * which there are; the browser learns of each from its data.
 */
export const listedRoute = createRoute({
  getParentRoute: () => siteFrame,
  path: '$',
  staticData: { views },
  loader: async (context) => {
    const page = await load(context);
    const { props } = page;
    const compares =
      props.kind === 'standard' && props.page.sections.some(({ kind }) => kind === 'comparison');
    await Promise.all([
      lazyViews[props.kind].preload?.(),
      compares && ProfitComparison.preload?.(),
    ]);
    return page;
  },
  remountDeps: ({ params }) => params,
  head: pageHead,
  component: ListedView,
  notFoundComponent: lazyView(views['not-found']),
});
