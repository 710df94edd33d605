import ELK from 'elkjs/lib/elk-api.js';
import elkWorker from 'elkjs/lib/elk-worker.min.js?url';
import { lab } from '#statelab/design/words.ts';
import { layOutChart, type LayOutGraph } from './lay-out-chart.ts';
import { measureText } from './text-block.ts';
import { collapsedBy } from './collapse.ts';
import type { ChartLayout } from './layout.ts';
import type { ChartModel } from '#statelab/machine/extract.ts';

const keyOf = (folded: readonly string[]): string => JSON.stringify(folded.toSorted());

/** Finished layouts. Two models may have the same id. */
const made = new WeakMap<ChartModel, Map<string, Promise<ChartLayout>>>();

let elk: InstanceType<typeof ELK> | undefined;
const stopped = new EventTarget();

let measuring: ReturnType<typeof measureText> | undefined;

/** The worker starts with the first chart. */
const layOutGraph: LayOutGraph = (graph) =>
  new Promise((resolve, reject) => {
    elk ??= new ELK({ workerUrl: elkWorker });
    stopped.addEventListener('stop', () => reject(new Error(lab.chart.stopped)), { once: true });
    elk.layout(graph).then(resolve, reject);
  });

/** Ends every layout that still runs: it fails. */
export function stopLayouts(): void {
  elk?.terminateWorker();
  elk = undefined;
  stopped.dispatchEvent(new Event('stop'));
}

/** Lays a chart out in a worker, once. */
export function layOut(model: ChartModel, folded: ReadonlySet<string>): Promise<ChartLayout> {
  const key = keyOf(collapsedBy(model, folded));
  const ofModel = made.get(model) ?? new Map<string, Promise<ChartLayout>>();
  made.set(model, ofModel);
  const known = ofModel.get(key);
  if (known !== undefined) return known;
  measuring ??= measureText();
  const layout = measuring.then((widthOf) => layOutChart(model, folded, { layOutGraph, widthOf }));
  ofModel.set(key, layout);
  // A failed layout may be retried.
  layout.catch(() => ofModel.delete(key));
  return layout;
}
