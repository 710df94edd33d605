import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { lab } from '#statelab/messages/tape.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { ScreenContext } from '#statelab/app/lab-context.ts';
import { ErrorBoundary } from '#statelab/app/error-boundary.tsx';
import { isSidePane, type PaneId } from '#statelab/app/pane-ids.ts';
import { panelId, tabId } from './pane-tabs.tsx';

/** Keeps its size while hidden, because the page in it would notice a resize. */
const Room = styled.section({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  background: tokens.color.white,
  '&[data-narrow="true"]': { position: 'absolute', inset: 0 },
  '&[data-away="true"]': { visibility: 'hidden' },
});
const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[8],
  minHeight: '2.5rem',
  padding: `${tokens.space[4]} ${tokens.space[12]}`,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
});
const Heading = styled.h2({
  margin: 0,
  marginInlineEnd: 'auto',
  fontSize: tokens.size.small,
  letterSpacing: 0,
});
const Body = styled.div({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  '&[data-padded="true"]': { padding: tokens.space[12] },
  // The panes around it clip an outline outside.
  '&:focus-visible': { outlineOffset: -4 },
});

interface PaneProps {
  readonly id: PaneId;
  readonly tools?: ReactNode;
  readonly hasHead?: boolean;
  readonly isPadded?: boolean;
  readonly children: ReactNode;
}

/** A named part of the live view, beside others or as a tab panel. */
export function Pane({ id, tools, hasHead = true, isPadded = true, children }: PaneProps) {
  const isNarrow = ScreenContext.useSelector((snapshot) => snapshot.matches('narrow'));
  const isShown = ScreenContext.useSelector(({ context }) => context.pane === id);
  const isTab = isNarrow || isSidePane(id);
  const name = lab.panes.names[id];
  return (
    <Room
      id={panelId(id)}
      tabIndex={-1}
      role={isTab ? 'tabpanel' : undefined}
      aria-labelledby={isTab ? tabId(id) : undefined}
      aria-label={isTab ? undefined : name}
      data-narrow={isNarrow}
      data-away={isNarrow && !isShown}
    >
      {hasHead && (tools !== undefined || !isTab) && (
        <Head>
          {!isTab && <Heading>{name}</Heading>}
          {tools}
        </Head>
      )}
      <Body data-padded={isPadded} tabIndex={isPadded ? 0 : undefined}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </Body>
    </Room>
  );
}
