import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { watchWords as words } from '#statelab/messages/watch.ts';
import { Heading, Note, Panel } from '#statelab/app/lab-parts.ts';
import { layOutChart } from '#statelab/chart/actors.ts';
import { Chart } from '#statelab/chart/chart.tsx';
import { collapsible } from '#statelab/chart/collapse.ts';
import { readDefinition, statesHolding, type DefinedMachine } from './definition.ts';
import type { SeenActor } from './seen.ts';

/** The largest machine whose chart opens unfolded, in states. */
const largest = 40;

interface WatchedChartProps {
  readonly defined: DefinedMachine;
  readonly actor: SeenActor;
}

function WatchedChart({ defined: { machine, model }, actor: { value } }: WatchedChartProps) {
  const folded = new Set(model.states.length > largest ? collapsible(model) : []);
  const chart = useActorRef(layOutChart, { input: { model, folded } });
  const { status, output: layout } = useSelector(chart, (snapshot) => snapshot);
  const overlay = useMemo(() => ({ active: statesHolding(machine, value) }), [machine, value]);
  if (status === 'error') return <p role="alert">{words.notLaidOut}</p>;
  if (layout === undefined) return <Note role="status">{words.layingOut}</Note>;
  return <Chart layout={layout} overlay={overlay} follow />;
}

/** The chart of an actor of an app, where it has states; it follows what the actor does. */
export function WatchedActor({ actor }: { actor: SeenActor }) {
  const { app, id, name, definition } = actor;
  const defined = useMemo(() => readDefinition(definition), [definition]);
  return (
    <Panel>
      <Heading>{name}</Heading>
      {defined === null ? (
        <Note>{words.noStates}</Note>
      ) : (
        <WatchedChart key={`${app} ${id} ${definition}`} defined={defined} actor={actor} />
      )}
    </Panel>
  );
}
