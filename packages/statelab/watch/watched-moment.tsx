import { Fragment } from 'react';
import { watchWords as words } from '#statelab/messages/watch.ts';
import { Heading, Note, Panel } from '#statelab/app/lab-parts.ts';
import { contextRows } from '#statelab/live/context-rows.ts';
import { Facts } from '#statelab/live/live-parts.ts';
import { print } from '#statelab/live/step-words.ts';
import { isRecord } from '#statelab/paths/is-record.ts';
import { stateText } from './look.ts';
import type { SeenActor } from './seen.ts';

/** The state and the context of an actor of an app as they are now. */
export function WatchedMoment({ actor }: { actor: SeenActor }) {
  const { context } = actor;
  const rows = isRecord(context) ? contextRows([context], 0) : [];
  return (
    <Panel>
      <Heading>{words.state}</Heading>
      <p>
        <output>{stateText(actor)}</output>
      </p>
      <Heading>{words.context}</Heading>
      {rows.length === 0 ? (
        <Note>{words.noContext}</Note>
      ) : (
        <Facts>
          {rows.map(({ part, value }) => (
            <Fragment key={part}>
              <dt>{part}</dt>
              <dd>
                <code>{print(value)}</code>
              </dd>
            </Fragment>
          ))}
        </Facts>
      )}
    </Panel>
  );
}
