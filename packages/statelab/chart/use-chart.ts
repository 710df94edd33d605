import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLabActor } from '#statelab/app/lab-actors.ts';
import { chartMachine } from './chart.machine.ts';
import type { ChartLayout } from './layout.ts';

/** Stands in no id. */
const between = '\u0000';

/** Ids as one text, which is the same as long as they are. */
export const joinIds = (ids: readonly string[]): string => ids.join(between);

/** The ids that were joined. */
export const splitIds = (joined: string): readonly string[] =>
  joined === '' ? [] : joined.split(between);

export type ChartActor = ActorRefFrom<typeof chartMachine>;

export interface ChartUse {
  readonly layout: ChartLayout;
  /** The id of a state or the name of a transition, where the view around the chart keeps that. */
  readonly selected?: string | null | undefined;
}

/** Runs a chart for as long as the view is mounted. */
export function useChart({ layout, selected = null }: ChartUse): ChartActor {
  const chart = useLabActor(chartMachine, { layout, selected });
  useEffect(() => {
    chart.send({ type: 'PART.SELECT', part: selected });
  }, [chart, selected]);
  return chart;
}

/** Folds what is not active beside what is, as that changes. */
export function useFollowing(chart: ChartActor, active: readonly string[] | undefined): void {
  const key = joinIds(active ?? []);
  useEffect(() => {
    if (key !== '') chart.send({ type: 'ACTIVE.CHANGE', active: splitIds(key) });
  }, [chart, key]);
}
