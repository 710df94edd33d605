import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { tokens } from '#statelab/design/tokens.ts';
import { ScreenContext } from '#statelab/app/lab-context.ts';

const Line = styled(Separator)({
  position: 'relative',
  width: 7,
  background: tokens.color.mist,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - 12px) 2px',
    borderInline: `1px solid ${tokens.color.control}`,
  },
  '&[aria-orientation="horizontal"]': { width: 'auto', height: 7 },
  '&[aria-orientation="horizontal"]::after': {
    inset: '2px calc(50% - 12px)',
    borderInline: 0,
    borderBlock: `1px solid ${tokens.color.control}`,
  },
  '&:hover, &[data-separator="active"], &:focus-visible': { background: tokens.color.sky },
  '&[data-hidden="true"]': { display: 'none' },
});

interface SizedPane {
  readonly id: string;
  /** The accessible name of the separator before it. */
  readonly edge?: string;
  /** The initial size, in per cent of the group. */
  readonly size: number;
  readonly least: string;
  readonly content: ReactNode;
}

interface PaneGroupProps {
  readonly id: string;
  readonly orientation: 'horizontal' | 'vertical';
  readonly panes: readonly [SizedPane, ...(readonly SizedPane[])];
}

/** Resizable panes in a row or column. */
export function PaneGroup({ id, orientation, panes }: PaneGroupProps) {
  const screen = ScreenContext.useActorRef();
  const isNarrow = ScreenContext.useSelector((snapshot) => snapshot.matches('narrow'));
  const kept = ScreenContext.useSelector(({ context }) => context.sizes[id]);
  // Stored sizes of other panes do not apply.
  const isOfThese = kept !== undefined && panes.every(({ id: pane }) => pane in kept);
  const parts = panes.flatMap(({ id: pane, edge, size, least, content }) => [
    edge !== undefined && (
      <Line
        key={`${pane} edge`}
        id={`${id}-${pane}-edge`}
        aria-label={edge}
        disabled={isNarrow}
        data-hidden={isNarrow}
      />
    ),
    <Panel
      key={pane}
      id={pane}
      defaultSize={`${size}%`}
      minSize={least}
      style={{ overflow: 'hidden' }}
    >
      {content}
    </Panel>,
  ]);
  return (
    <Group
      id={id}
      orientation={orientation}
      disabled={isNarrow}
      defaultLayout={isOfThese ? kept : undefined}
      onLayoutChanged={(layout, { isUserInteraction }) => {
        if (isUserInteraction) screen.send({ type: 'PANES.SIZE', group: id, sizes: layout });
      }}
    >
      {parts}
    </Group>
  );
}
