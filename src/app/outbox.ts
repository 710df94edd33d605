import { createActor } from 'xstate';
import { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { inspection } from '#src/views/inspection.ts';
import type { Outbox } from '#src/views/outbox-context.ts';
import { outboxActors } from './actors.ts';

/** Starts the outbox that every page shares. */
export const startOutbox = (): Outbox =>
  createActor(leadOutboxMachine.provide({ actors: outboxActors }), inspection).start();
