import { createActorContext } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { inspection } from './inspection.ts';

export type Outbox = ActorRefFrom<typeof leadOutboxMachine>;

/** The site's only outbox; the root provides its actors. */
export const OutboxContext = createActorContext(leadOutboxMachine, inspection);
