import { fromPromise } from 'xstate';
import type { ChartLayout, Part } from './layout.ts';
import type { ChartModel } from './model.ts';

/** Lays a chart out or a part of it. What does it is large, and not wanted before. */
export const layOutChart = fromPromise<ChartLayout, { readonly model: ChartModel } & Part>(
  async ({ input: { model, ...part } }) => {
    const { layOut } = await import('./lay-out-collapsed.ts');
    return layOut(model, part);
  },
);
