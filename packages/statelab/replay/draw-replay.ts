import { lab } from '#statelab/messages/chart.ts';
import { chartMaker } from '#statelab/build/chart-maker.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { printChart } from '#statelab/chart/print-chart.tsx';
import { activeStates } from '#statelab/machine/states.ts';
import type { Replay } from './replay-tape.ts';

/** The chart of a replay as SVG, with its last state and its path. */
export async function drawReplay({ scenario, path }: Replay): Promise<string> {
  const model = extractChart(scenario.machine);
  const layOut = chartMaker();
  const layout = await layOut(model);
  const last = path.at(-1);
  return printChart(
    layout,
    lab.chart.drawing(model.id, model.states.length, model.transitions.length),
    {
      active: last === undefined ? [] : activeStates(last.after),
      taken: last?.transitions ?? [],
      path: path.flatMap(({ transitions }) => transitions),
    },
  );
}
