import { useRouter } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { LeadFormsContext } from '#src/views/forms/contexts.ts';
import { OutboxContext } from '#src/views/outbox-context.ts';
import { ActorsContext } from '#src/views/provided-actors.ts';
import { createActors, outboxActors } from './actors.ts';

const leadForms = import.meta.env.LEAD_FORMS;
const leadOutbox = leadOutboxMachine.provide({ actors: outboxActors });

function ProvidedActors({ children }: { children: ReactNode }) {
  const router = useRouter();
  const outbox = OutboxContext.useActorRef();
  const actors = useMemo(() => createActors(router, outbox), [router, outbox]);
  return <ActorsContext value={actors}>{children}</ActorsContext>;
}

/** Runs the outbox that every page shares, and provides the actors of all other machines. */
export function SiteActors({ children }: { children: ReactNode }) {
  return (
    <OutboxContext.Provider logic={leadOutbox}>
      <LeadFormsContext value={leadForms}>
        <ProvidedActors>{children}</ProvidedActors>
      </LeadFormsContext>
    </OutboxContext.Provider>
  );
}
