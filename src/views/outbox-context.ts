import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';

export type Outbox = ActorRefFrom<typeof leadOutboxMachine>;

export const OutboxContext = createContext<Outbox | null>(null);

/** The site's one outbox. Throws outside the site's root, where there is none. */
export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (outbox === null)
    throw new Error('useOutbox needs the OutboxContext of the site root above it.');
  return outbox;
}
