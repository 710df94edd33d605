import { checkMachine, findPaths } from '#statelab/cause/ask-worker.ts';
import { layOutChart } from '#statelab/chart/actors.ts';
import { saveChart } from '#statelab/chart/save-chart.ts';
import { keptVisits, loadTestCounts, readFiles } from '#statelab/coverage/actors.ts';
import { copyText, readTapeFile } from '#statelab/export/actors.ts';
import { openInLive, readLinkedRun } from '#statelab/simulator/actors.ts';
import { openSocket } from '#statelab/watch/socket.ts';

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
