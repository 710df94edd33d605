import styled from '@emotion/styled';
import { memo } from 'react';
import { watchWords as words } from '#statelab/messages/watch.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { Controls, Heading, Note, Panel, Tool } from '#statelab/app/lab-parts.ts';
import { eventName } from '#statelab/system/look.ts';
import type { SeenEvent } from './seen.ts';

const List = styled.ol({
  maxHeight: '70vh',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  fontSize: tokens.size.small,
  overflowWrap: 'anywhere',
  '& li': { borderBlockEnd: `1px solid ${tokens.color.rule}` },
  '& summary': { minHeight: 'var(--lab-row)', padding: tokens.space[4], cursor: 'pointer' },
  '& summary > span': { color: tokens.color.inkSoft },
  '& pre': { margin: tokens.space[4], whiteSpace: 'pre-wrap', fontSize: tokens.size.fine },
});

const timeText = (at: number): string =>
  new Date(at).toLocaleTimeString('en-NZ', { hour12: false });

const EventRow = memo(function EventRow({
  seen: { at, type, from, to, event },
}: {
  seen: SeenEvent;
}) {
  return (
    <li>
      <details>
        <summary>
          {eventName(type)} <span>{words.fromTo(from, to)}</span> <span>{timeText(at)}</span>
        </summary>
        <pre>{JSON.stringify(event, null, 2)}</pre>
      </details>
    </li>
  );
});

interface WatchedEventsProps {
  readonly app: string;
  readonly events: readonly SeenEvent[];
  readonly onClear: () => void;
}

/** What the actors of an app were sent, the newest first. */
export function WatchedEvents({ app, events, onClear }: WatchedEventsProps) {
  const own = events.filter((event) => event.app === app).toReversed();
  return (
    <Panel>
      <Controls>
        <Heading>{words.events}</Heading>
        <Tool type="button" onClick={onClear}>
          {words.clear}
        </Tool>
      </Controls>
      {own.length === 0 ? (
        <Note>{words.noEvents}</Note>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <List aria-label={words.eventsOf(app)} tabIndex={0}>
          {own.map((seen) => (
            <EventRow key={seen.number} seen={seen} />
          ))}
        </List>
      )}
    </Panel>
  );
}
