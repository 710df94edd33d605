import { useActorRef } from '@xstate/react';
import { useRouter } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { vi } from 'vitest';
import { fromCallback, fromPromise, type ActorOptions } from 'xstate';
import type { LeadForms } from '#content/site.ts';
import type { Entry } from '#machines/lead-outbox/outbox-model.ts';
import { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { createActors, type outboxActors } from '#src/app/actors.ts';
import { OutboxContext, useOutbox } from '#src/views/outbox-context.ts';
import { InRouter } from './in-router.tsx';
import { ActorsContext, type ProvidedActors } from '#src/views/provided-actors.ts';

// What a page loads later: a file of tests that ends meanwhile would cut it off for the next file.
await Promise.all([
  import('#src/views/calculators/breakdown-parts.tsx'),
  import('#src/views/forms/receipt.tsx'),
]);

interface InSiteProps {
  /** Actors that replace the site’s own. */
  actors?: ProvidedActors;
  leadForms?: LeadForms;
  /** The outbox's actors and its clock. */
  outbox?: typeof outboxActors;
  clock?: ActorOptions<typeof leadOutboxMachine>['clock'];
  children: ReactNode;
}

/** An outbox that stores nothing, with leads of earlier visits. Its form handler never responds. */
export const quietOutbox = (entries: readonly Entry[]): typeof outboxActors => ({
  loadEntries: fromPromise(async () => entries),
  entryStore: fromCallback(() => {}),
  network: fromCallback(() => {}),
  deliverEntry: fromPromise(() => new Promise(() => {})),
});
const emptyOutbox = quietOutbox([]);

function WithActors({ actors, children }: Pick<InSiteProps, 'actors' | 'children'>) {
  const router = useRouter();
  const outbox = useOutbox();
  const all = useMemo(
    () => ({ ...createActors(router, outbox), ...actors }),
    [router, outbox, actors],
  );
  return <ActorsContext value={all}>{children}</ActorsContext>;
}

/** A view in the site’s root. */
export function InSite({ outbox = emptyOutbox, clock, leadForms = 'log', ...site }: InSiteProps) {
  vi.stubEnv('LEAD_FORMS', leadForms);
  const logic = useMemo(() => leadOutboxMachine.provide({ actors: outbox }), [outbox]);
  const actor = useActorRef(logic, clock === undefined ? {} : { clock });
  return (
    <InRouter>
      <OutboxContext value={actor}>
        <WithActors {...site} />
      </OutboxContext>
    </InRouter>
  );
}
