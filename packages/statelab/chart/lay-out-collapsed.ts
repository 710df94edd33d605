import ELK from 'elkjs/lib/elk-api.js';
import elkWorker from 'elkjs/lib/elk-worker.min.js?url';
import { layouts } from 'virtual:lab-charts';
import { folds } from 'virtual:lab-folds';
import { layOutChart, type LayOutGraph } from '#statelab/layout/lay-out-chart.ts';
import { collapsedBy } from './collapse.ts';
import type { ChartLayout, Part } from './layout.ts';
import type { ChartModel } from '#statelab/machine/model.ts';

const keyOf = (machine: string, folded: readonly string[], near?: readonly string[]): string =>
  JSON.stringify([machine, folded.toSorted(), near?.toSorted()]);

/** Two models may have the same id. */
const made = new WeakMap<ChartModel, Map<string, Promise<ChartLayout>>>();

/** Layouts made at build time. */
const laidOut = new Map(
  Object.entries(folds).flatMap(([machine, folded]) =>
    folded.map((layout) => [keyOf(machine, layout.folded), layout] as const),
  ),
);

let elk: InstanceType<typeof ELK> | undefined;

/** The worker starts with the first chart that was not laid out at build time. */
const layOutGraph: LayOutGraph = (graph) => {
  elk ??= new ELK({ workerUrl: elkWorker });
  return elk.layout(graph);
};

/** Returns a layout from the build, or makes it in a worker, once. */
export function layOut(model: ChartModel, part: Part): Promise<ChartLayout> {
  const key = keyOf(model.id, collapsedBy(model, part.folded), part.near);
  const ready = layouts[model.id]?.model === model ? laidOut.get(key) : undefined;
  if (ready !== undefined) return Promise.resolve({ model, ...ready });
  const ofModel = made.get(model) ?? new Map<string, Promise<ChartLayout>>();
  made.set(model, ofModel);
  const known = ofModel.get(key);
  if (known !== undefined) return known;
  const layout = layOutChart(model, part, layOutGraph);
  ofModel.set(key, layout);
  // A failed layout may be retried.
  layout.catch(() => ofModel.delete(key));
  return layout;
}
