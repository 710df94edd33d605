import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { siteFrame } from './frames.tsx';
import type { ListedProps } from './listed/listed-page.ts';
import { pageHead } from './page/page-head.ts';
import { pageLoader } from './page/page-loader.ts';
import { ProfitComparison } from '#src/views/page/profit-comparison-part.ts';

const CategoryPage = lazyRouteComponent(
  () => import('#src/views/blog/category-page.tsx'),
  'CategoryPage',
);
const CityPage = lazyRouteComponent(() => import('#src/views/city/city-page.tsx'), 'CityPage');
const FiguresPage = lazyRouteComponent(
  () => import('#src/views/figures/figures-page.tsx'),
  'FiguresPage',
);
const GuidePage = lazyRouteComponent(() => import('#src/views/guide/guide-page.tsx'), 'GuidePage');
const StandardPage = lazyRouteComponent(
  () => import('#src/views/page/standard-page.tsx'),
  'StandardPage',
);

const viewOf = {
  category: CategoryPage,
  city: CityPage,
  figures: FiguresPage,
  guide: GuidePage,
  standard: StandardPage,
};

const load = pageLoader<ListedProps>(
  import.meta.env.SSR && (async (path) => (await import('./listed/find-page.ts')).findPage(path)),
);

function ListedView() {
  const { props } = listedRoute.useLoaderData();
  switch (props.kind) {
    case 'category':
      return <CategoryPage {...props} />;
    case 'city':
      return <CityPage {...props} />;
    case 'figures':
      return <FiguresPage {...props} />;
    case 'guide':
      return <GuidePage {...props} />;
    case 'standard':
      return <StandardPage {...props} />;
  }
}

/**
 * Every page whose address comes from a list in content, such as the cities. Which there are, the
 * build knows; the browser learns of each from its data.
 */
export const listedRoute = createRoute({
  getParentRoute: () => siteFrame,
  path: '$',
  staticData: {
    views: {
      category: 'src/views/blog/category-page.tsx',
      city: 'src/views/city/city-page.tsx',
      figures: 'src/views/figures/figures-page.tsx',
      guide: 'src/views/guide/guide-page.tsx',
      standard: 'src/views/page/standard-page.tsx',
      'not-found': 'src/views/not-found/not-found.tsx',
    },
  },
  loader: async (context) => {
    const page = await load(context);
    const { props } = page;
    const compares =
      props.kind === 'standard' && props.page.sections.some(({ kind }) => kind === 'comparison');
    await Promise.all([viewOf[props.kind].preload?.(), compares && ProfitComparison.preload?.()]);
    return page;
  },
  remountDeps: ({ params }) => params,
  head: pageHead,
  component: ListedView,
  notFoundComponent: lazyRouteComponent(
    () => import('#src/views/not-found/not-found.tsx'),
    'NotFound',
  ),
});
