import ELK from 'elkjs/lib/elk-api.js';
import { use } from 'react';
import type { LabMachine } from '#statelab/config.ts';
import { layOutChart, type Engine } from './lay-out-chart.ts';
import type { ChartLayout } from './layout.ts';
import { openingLayout, type LayOut } from './opening-layout.ts';
import { measureText } from './text-block.ts';

let engine: Promise<Engine> | undefined;

/** A worker that lays charts out, which starts with the first one. */
async function startEngine(): Promise<Engine> {
  const { default: workerUrl } = await import('elkjs/lib/elk-worker.min.js?url');
  const elk = new ELK({ workerUrl });
  return { layOutGraph: (graph) => elk.layout(graph), widthOf: await measureText() };
}

/** Lays a chart out in a worker. */
export const layOut: LayOut = async (model, folded) =>
  layOutChart(model, folded, await (engine ??= startEngine()));

const made = new Map<string, Promise<ChartLayout>>();

/** A machine's chart, or the reason why there is none. Suspends the view while it is laid out. */
export function useChartOf({ id, machine }: LabMachine): ChartLayout {
  const layout = made.get(id) ?? openingLayout(machine, layOut);
  made.set(id, layout);
  return use(layout);
}
