import ELK from 'elkjs/lib/elk-api.js';
import elkWorker from 'elkjs/lib/elk-worker.min.js?url';
import { layOutChart } from './lay-out-chart.ts';
import { measureText } from './text-block.ts';
import type { ChartLayout } from './layout.ts';
import type { ChartModel } from '#statelab/machine/extract.ts';

/** The worker starts with the first chart. */
const elk = new ELK({ workerUrl: elkWorker });

const measuring = measureText();

/** Lays a chart out in a worker. */
export const layOut = async (
  model: ChartModel,
  folded: ReadonlySet<string>,
): Promise<ChartLayout> =>
  layOutChart(model, folded, {
    layOutGraph: (graph) => elk.layout(graph),
    widthOf: await measuring,
  });
