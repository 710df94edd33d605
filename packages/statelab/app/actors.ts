import { checkMachine, findPaths } from '#statelab/worker/ask-worker.ts';
import { saveChart } from '#statelab/chart/save-chart.ts';
import { keptVisits, loadTestCounts, readFiles } from '#statelab/coverage/actors.ts';
import { layOutChart } from '#statelab/chart/actors.ts';

/** The effects of all lab machines, by actor id. */
export const labActors = {
  checkMachine,
  findPaths,
  keptVisits,
  layOutChart,
  loadTestCounts,
  readFiles,
  saveChart,
};
