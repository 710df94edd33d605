import { createRootRoute, Outlet } from '@tanstack/react-router';
import { NotFound } from '#src/views/not-found/not-found.tsx';
import { SiteLayout } from '#src/views/layout/site-layout.tsx';
import { OutboxContext } from '#src/views/outbox-context.ts';
import { useMachine } from '#src/views/use-machine.ts';
import { leadOutbox, stickyBar } from './compose/site-machines.ts';

function Root() {
  const outbox = useMachine(leadOutbox);
  return (
    <OutboxContext value={outbox}>
      <Outlet />
    </OutboxContext>
  );
}

export const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: () => (
    <SiteLayout stickyBar={stickyBar}>
      <NotFound />
    </SiteLayout>
  ),
});
