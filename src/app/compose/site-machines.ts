import { network } from '#src/actors/network.ts';
import { entryStore, loadEntries } from '#src/actors/outbox-entries.ts';
import { postOnce } from '#src/actors/post-once.ts';
import { scrollPosition } from '#src/actors/scroll-position.ts';
import { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { stickyBarMachine } from '#machines/sticky-bar/sticky-bar.machine.ts';

/** The machines that every page runs, with their real actors. */
export const leadOutbox = leadOutboxMachine.provide({
  actors: { loadEntries, entryStore, network, postForm: postOnce },
});

export const stickyBar = stickyBarMachine.provide({ actors: { scrollPosition } });
