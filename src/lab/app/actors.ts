import { checkMachine } from '#src/lab/cause/ask-worker.ts';
import { layOutChart } from '#src/lab/chart/actors.ts';
import { saveChart } from '#src/lab/chart/save-chart.ts';
import { keptVisits, loadTestCounts, readFiles } from '#src/lab/coverage/actors.ts';
import { copyText, readTapeFile } from '#src/lab/export/actors.ts';
import { findPaths } from '#src/lab/paths-view/find-in-worker.ts';
import { openInLive } from '#src/lab/simulator/actors.ts';

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
  readTapeFile,
  saveChart,
};
