import styled from '@emotion/styled';
import type { KeyboardEvent } from 'react';
import { lab } from '#statelab/messages/tape.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { ScreenContext } from '#statelab/app/lab-context.ts';
import type { PaneId } from '#statelab/app/pane-ids.ts';

export const tabId = (pane: PaneId): string => `tab-${pane}`;
export const panelId = (pane: PaneId): string => `pane-${pane}`;

const Row = styled.div({
  display: 'flex',
  flex: 'none',
  minHeight: '2.5rem',
  overflowX: 'auto',
  background: tokens.color.white,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  // Beside other panes every tab stays visible.
  [tokens.media.desktop]: { flexWrap: 'wrap' },
});
const Tab = styled.button({
  flex: 'none',
  minHeight: 'var(--lab-control)',
  paddingInline: tokens.space[8],
  background: 'none',
  border: 0,
  borderBlockEnd: '3px solid transparent',
  borderBlockStart: '3px solid transparent',
  color: tokens.color.inkSoft,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.semibold,
  cursor: 'pointer',
  '&:hover': { color: tokens.color.ink },
  '&[aria-selected="true"]': {
    borderBlockEndColor: tokens.color.marker,
    color: tokens.color.ink,
  },
});

interface PaneTabsProps {
  readonly panes: readonly PaneId[];
  readonly selected: PaneId;
}

function tabAfter(key: string, panes: readonly PaneId[], selected: PaneId): PaneId | undefined {
  const place = panes.indexOf(selected);
  switch (key) {
    case 'ArrowRight':
      return panes[(place + 1) % panes.length];
    case 'ArrowLeft':
      return panes.at(place - 1);
    case 'Home':
      return panes[0];
    case 'End':
      return panes.at(-1);
    default:
      return undefined;
  }
}

export function PaneTabs({ panes, selected }: PaneTabsProps) {
  const screen = ScreenContext.useActorRef();
  const choose = (pane: PaneId) => screen.send({ type: 'PANE.CHOOSE', pane });

  function onKeyDown(event: KeyboardEvent): void {
    const next = tabAfter(event.key, panes, selected);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <Row role="tablist" aria-label={lab.panes.label}>
      {panes.map((pane) => (
        <Tab
          key={pane}
          id={tabId(pane)}
          type="button"
          role="tab"
          aria-selected={pane === selected}
          aria-controls={pane === selected ? panelId(pane) : undefined}
          tabIndex={pane === selected ? 0 : -1}
          onClick={() => choose(pane)}
          onKeyDown={onKeyDown}
        >
          {lab.panes.names[pane]}
        </Tab>
      ))}
    </Row>
  );
}
