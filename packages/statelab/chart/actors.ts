import { fromPromise } from 'xstate';
import type { ChartLayout } from './layout.ts';
import type { ChartModel } from './model.ts';

/** Lays a chart out with some of its states folded. What does it is large, and not wanted before. */
export const layOutChart = fromPromise<
  ChartLayout,
  { readonly model: ChartModel; readonly folded: ReadonlySet<string> }
>(async ({ input: { model, folded } }) => {
  const { layOut } = await import('./lay-out-collapsed.ts');
  return layOut(model, folded);
});
