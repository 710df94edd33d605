import { createRoute } from '@tanstack/react-router';
import { siteRoute } from './page/layout-routes.tsx';
import type { PageKind } from './page/page-kind.ts';
import { lazyView } from '#src/views/lazy-view.ts';
import { OwnDates, ProfitComparison } from '#src/views/page/lazy-parts.ts';
import { codeOfPage, pageHead, pageLoader, type CodeOf } from './page/page-options.tsx';

const kinds = import.meta.glob<PageKind>('./kinds/*.tsx', { eager: true, import: 'kind' });

/** Throws for a kind without a file. Only the build meets one, and says what to write. */
function kindOf(name: string | undefined): PageKind {
  const kind = kinds[`./kinds/${name}.tsx`];
  if (kind !== undefined) return kind;
  if (!import.meta.env.SSR) throw new Error(`There is no kind '${name}'.`);
  const fault = name === undefined ? 'The page says no kind' : `There is no kind '${name}'`;
  const known = Object.keys(kinds).map((file) => file.replace(/^.*\/|\.tsx$/g, ''));
  throw new Error(`${fault}. Choose ${known.join(', ')}, or give its path a route in src/routes.`);
}

/** Fetches the code of all kinds, 8 kB together, so that after a press on a link only its words are left to fetch. */
export function preloadKinds(): void {
  const views = Object.values(kinds).map(({ component }) => component);
  for (const { preload } of [...views, OwnDates, ProfitComparison]) void preload?.();
}

const NotFound = lazyView(
  async () => (await import('#src/views/not-found/not-found.tsx')).NotFound,
);

const codeOf: CodeOf = ({ path, kind, ...page }) =>
  path === null ? [NotFound] : codeOfPage(kindOf(kind).component, page);

const loader = pageLoader(
  import.meta.env.SSR &&
    (async (path) => {
      const { readPage } = await import('./content/read-page.ts');
      const page = await readPage(path);
      const { content } = kindOf(page.kind);
      if (content === false) throw new Error('Only the build reads content.');
      return content(page);
    }),
  codeOf,
);

/**
 * Every page whose address is in content, such as a city's. The build knows them all. A browser
 * learns the kind of each from its data, so that its code does not grow with their number.
 */
export const route = createRoute({
  getParentRoute: () => siteRoute,
  path: '$',
  staticData: { codeOf },
  loader,
  remountDeps: ({ params }) => params,
  head: pageHead,
  component: function ContentPage() {
    const View = kindOf(route.useLoaderData().kind).component;
    return <View />;
  },
  notFoundComponent: NotFound,
});
