import { fromPromise } from 'xstate';
import type { ChartLayout, Part } from './layout.ts';
import type { ChartModel } from '#statelab/machine/model.ts';

/** Lays out a chart or part of it. Loads the large layout engine on demand. */
export const layOutChart = fromPromise<ChartLayout, { readonly model: ChartModel } & Part>(
  async ({ input: { model, ...part } }) => {
    const { layOut } = await import('./lay-out-collapsed.ts');
    return layOut(model, part);
  },
);
