import { checkMachine, findPaths } from '#statelab/worker/ask-worker.ts';
import { saveChart } from '#statelab/chart/save-chart.ts';
import { countFiles } from '#statelab/coverage/actors.ts';
import { layOutChart } from '#statelab/chart/actors.ts';

/** The effects of all lab machines, by actor id. */
export const labActors = {
  checkMachine,
  countFiles,
  findPaths,
  layOutChart,
  saveChart,
};
