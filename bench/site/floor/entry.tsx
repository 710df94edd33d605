import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import {
  createBrowserHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import * as v from 'valibot';
import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** An empty page made with the libraries of the site, and nothing of the site: what any page costs. */
const machine = setup({
  actors: {
    stored: fromPromise(async () =>
      v.parse(v.fallback(v.object({ name: v.string() }), { name: '' }), history.state),
    ),
    events: fromCallback(() => undefined),
  },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
  types: { context: { count: 0 } },
}).createMachine({
  context: { count: 0 },
  initial: 'empty',
  states: { empty: { on: { COUNT: { actions: 'count' } } } },
});

const cache = createCache({ key: 'css' });
const display = serializeStyles([{ display: 'block' }]);
insertStyles(cache, display, true);

function EmptyPage() {
  const actor = useActorRef(machine);
  const count = useSelector(actor, ({ context }) => context.count);
  return <main className={`${cache.key}-${display.name}`}>{count}</main>;
}

const rootRoute = createRootRouteWithContext<{ readonly name: string }>()({ component: Outlet });
const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loader: async ({ context }) => context.name,
  component: EmptyPage,
});

async function start(root: HTMLElement): Promise<void> {
  const router = createRouter({
    routeTree: rootRoute.addChildren([pageRoute]),
    history: createBrowserHistory(),
    context: { name: 'empty' },
    scrollRestoration: true,
  });
  await router.load();
  router.ssr = { manifest: undefined };
  hydrateRoot(
    root,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
