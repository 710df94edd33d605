import { checkMachine } from '#lab/cause/ask-worker.ts';
import { layOutChart } from '#lab/chart/actors.ts';
import { saveChart } from '#lab/chart/save-chart.ts';
import { keptVisits, loadTestCounts, readFiles } from '#lab/coverage/actors.ts';
import { copyText, readTapeFile } from '#lab/export/actors.ts';
import { findPaths } from '#lab/paths-view/find-in-worker.ts';
import { openInLive, readLinkedRun } from '#lab/simulator/actors.ts';
import { openSocket } from '#lab/watch/socket.ts';

/** The real effects of the lab's machines. An id means the same in every machine. */
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
