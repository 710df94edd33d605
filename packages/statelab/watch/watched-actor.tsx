import { useMemo } from 'react';
import { watchWords as words } from '#statelab/messages/watch.ts';
import { Heading, Note, Panel } from '#statelab/app/lab-parts.ts';
import { readDefinition } from './definition.ts';
import type { SeenActor } from './seen.ts';
import { WatchedChart } from './watched-chart.tsx';

/** The chart of an actor of an app, where it has states. */
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
