import { saveChart } from '#src/lab/chart/save-chart.ts';
import { keptVisits, loadTestCounts, readFiles } from '#src/lab/coverage/actors.ts';
import { copyText, readTapeFile } from '#src/lab/export/actors.ts';
import { findPaths } from '#src/lab/paths-view/find-in-worker.ts';

/** The real effects of the lab's machines. An id means the same in every machine. */
export const labActors = {
  copyText,
  findPaths,
  keptVisits,
  loadTestCounts,
  readFiles,
  readTapeFile,
  saveChart,
};
