import { fromPromise } from 'xstate';
import { checkMachine, findPaths } from '#statelab/cause/ask-worker.ts';
import { saveChart } from '#statelab/chart/save-chart.ts';
import { keptVisits, loadTestCounts, readFiles } from '#statelab/coverage/actors.ts';
import { copyText, readTapeFile } from '#statelab/export/actors.ts';
import { dated } from '#statelab/simulator/simulator-parts.ts';
import { openSocket } from '#statelab/watch/socket.ts';
import { layOutChart } from '#statelab/chart/actors.ts';
import { liveAddress } from '#statelab/live/live-address.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { type LinkedRun, readRun, type RunLink } from '#statelab/simulator/run-link.ts';

const openInLive = fromPromise<void, { tape: Tape }>(async ({ input }) => {
  window.location.hash = await liveAddress(dated(input.tape));
});

const readLinkedRun = fromPromise<LinkedRun, RunLink>(({ input }) => readRun(input));

/** The effects of all lab machines, by actor id. */
export const labActors = {
  checkMachine,
  copyText,
  findPaths,
  keptVisits,
  layOutChart,
  loadTestCounts,
  openInLive,
  readFiles,
  readLinkedRun,
  readTapeFile,
  saveChart,
  socket: openSocket,
};
