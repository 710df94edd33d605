import { createActor } from 'xstate';
import { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { outboxActors } from '#src/app/actors.ts';
import type { Outbox } from '#src/views/outbox-context.ts';
import { page } from '#statelab/page/page.ts';

/** The site's outbox, recorded and controlled by the lab. */
export const startOutbox = (): Outbox =>
  createActor(
    page.prepare(leadOutboxMachine.provide({ actors: outboxActors })),
    page.settings,
  ).start();
