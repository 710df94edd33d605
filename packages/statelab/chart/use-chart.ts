import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLabActor } from '#statelab/app/lab-actors.ts';
import { chartMachine } from './chart.machine.ts';
import type { ChartLayout } from './layout.ts';

/** Occurs in no id. */
const between = '\u0000';

/** Ids as one string, for the dependencies of an effect. */
export const joinIds = (ids: readonly string[]): string => ids.join(between);

export const splitIds = (joined: string): readonly string[] =>
  joined === '' ? [] : joined.split(between);

export type ChartActor = ActorRefFrom<typeof chartMachine>;

export interface ChartUse {
  readonly layout: ChartLayout;
  /** The selection of the parent view. */
  readonly selected?: string | null | undefined;
}

export function useChart({ layout, selected = null }: ChartUse): ChartActor {
  const chart = useLabActor(chartMachine, { layout, selected });
  useEffect(() => {
    chart.send({ type: 'PART.SELECT', part: selected });
  }, [chart, selected]);
  return chart;
}

/** Folds inactive states as the active ones change. */
export function useFollowing(chart: ChartActor, active: readonly string[] | undefined): void {
  const key = joinIds(active ?? []);
  useEffect(() => {
    if (key !== '') chart.send({ type: 'ACTIVE.CHANGE', active: splitIds(key) });
  }, [chart, key]);
}
