import { RouterContextProvider, type AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OutboxContext, type Outbox } from '#src/views/outbox-context.ts';
import { ActorsContext } from '#src/views/provided-actors.ts';
import { createActors } from './actors.ts';

export const createSite = (router: AnyRouter, outbox: Outbox) => ({
  router,
  outbox,
  actors: createActors(router, outbox),
});

export type Site = ReturnType<typeof createSite>;

interface SiteContextProps {
  site: Site;
  children: ReactNode;
}

/** What the layouts and each island, which is a root of its own, read of the site. */
export const SiteContext = ({ site, children }: SiteContextProps) => (
  <RouterContextProvider router={site.router}>
    <OutboxContext value={site.outbox}>
      <ActorsContext value={site.actors}>{children}</ActorsContext>
    </OutboxContext>
  </RouterContextProvider>
);
