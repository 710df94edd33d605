import { createContext, useContext } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';

export type Outbox = ActorRefFrom<typeof leadOutboxMachine>;

/** An outbox that has not started, as it is while prerendering. */
export const emptyOutbox: Outbox = createActor(leadOutboxMachine);

/** The site's only outbox, which src/app starts. */
export const OutboxContext = createContext(emptyOutbox);

export const useOutbox = (): Outbox => useContext(OutboxContext);
