import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { watchWords as words } from '#statelab/messages/watch.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { useLabActor } from '#statelab/app/lab-actors.ts';
import { Note, Sheet } from '#statelab/app/lab-parts.ts';
import { actorLookedAt, readLooked } from './look.ts';
import { watchMachine } from './watch.machine.ts';
import { WatchedActor } from './watched-actor.tsx';
import { WatchedApps } from './watched-apps.tsx';
import { WatchedEvents } from './watched-events.tsx';
import { WatchedMoment } from './watched-moment.tsx';

const Columns = styled.div({
  display: 'grid',
  gap: tokens.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  marginBlockStart: tokens.space[12],
  [tokens.media.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr) 22rem' },
});
const Column = styled.div({ display: 'grid', gap: tokens.space[16], minWidth: 0 });
const Code = styled.pre({
  margin: `${tokens.space[8]} 0`,
  padding: tokens.space[12],
  overflow: 'auto',
  background: tokens.color.paper,
  fontSize: tokens.size.small,
});

/** Where apps report to the server that this page came from. */
function inspectAddress(): string {
  const address = new URL('/inspect', window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}

/** The actors of apps that report, live. The address says which of them is looked at. */
export function WatchPage({ search }: { search: string }) {
  const address = inspectAddress();
  const watcher = useLabActor(watchMachine, { address });
  const seen = useSelector(watcher, ({ context }) => context.seen);
  const state = useSelector(watcher, ({ value }) => value);
  const looked = readLooked(search);
  const actor = actorLookedAt(seen, looked);
  const app = actor?.app ?? looked?.app;
  return (
    <>
      <h1>{words.heading}</h1>
      <Note role="status">{words.states[state]}</Note>
      {seen.apps.length === 0 && (
        <Sheet>
          <p>{words.nobody}</p>
          <p>{words.how}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
          <Code role="region" aria-label={words.how} tabIndex={0}>
            <code>{words.code}</code>
          </Code>
          <Note>{words.address(address)}</Note>
        </Sheet>
      )}
      {seen.apps.length > 0 && (
        <Columns>
          <WatchedApps seen={seen} actor={actor} />
          {actor === undefined ? (
            <Note>{looked === null ? words.chooseOne : words.notThere}</Note>
          ) : (
            <WatchedActor actor={actor} />
          )}
          <Column>
            {actor !== undefined && <WatchedMoment actor={actor} />}
            {app !== undefined && (
              <WatchedEvents
                app={app}
                events={seen.events}
                onClear={() => watcher.send({ type: 'EVENTS.CLEAR' })}
              />
            )}
          </Column>
        </Columns>
      )}
    </>
  );
}
