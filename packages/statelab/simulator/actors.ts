import { fromPromise } from 'xstate';
import { liveAddress } from '#statelab/live/live-address.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { readRun, type LinkedRun, type RunLink } from './run-link.ts';

/** Shows a tape in the live view of its machine. */
export const openInLive = fromPromise<void, { tape: Tape }>(async ({ input }) => {
  window.location.hash = await liveAddress(input.tape);
});

/** Reads the run that an address holds. */
export const readLinkedRun = fromPromise<LinkedRun, RunLink>(({ input }) => readRun(input));
