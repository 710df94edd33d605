import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { watchWords as words } from '#statelab/messages/watch.ts';
import { useLabActor } from '#statelab/app/lab-actors.ts';
import { Note } from '#statelab/app/lab-parts.ts';
import { Chart } from '#statelab/chart/chart.tsx';
import { statesHolding, type DefinedMachine } from './definition.ts';
import type { SeenActor } from './seen.ts';
import { watchedChartMachine } from './watched-chart.machine.ts';

interface WatchedChartProps {
  readonly defined: DefinedMachine;
  readonly actor: SeenActor;
}

/** The chart of an actor of an app, which follows what it does. */
export function WatchedChart({ defined: { machine, model }, actor: { value } }: WatchedChartProps) {
  const chart = useLabActor(watchedChartMachine, { model });
  const layout = useSelector(chart, ({ context }) => context.layout);
  const hasFailed = useSelector(chart, (snapshot) => snapshot.matches('failed'));
  const overlay = useMemo(() => ({ active: statesHolding(machine, value) }), [machine, value]);
  if (hasFailed) return <p role="alert">{words.notLaidOut}</p>;
  if (layout === null) return <Note role="status">{words.layingOut}</Note>;
  return <Chart layout={layout} overlay={overlay} follow />;
}
