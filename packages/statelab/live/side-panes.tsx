import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { lab } from '#statelab/messages/tape.ts';
import { ScreenContext } from '#statelab/app/lab-context.ts';
import { Note, Tool } from '#statelab/app/lab-parts.ts';
import { sidePanes, type SidePane } from '#statelab/app/pane-ids.ts';
import type { ChartModel } from '#statelab/machine/model.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import type { Live } from './create-live.ts';
import { MomentPanel } from './moment-panel.tsx';
import { Pane } from './pane.tsx';
import { PaneTabs } from './pane-tabs.tsx';
import { ReplayPanel } from './replay-panel.tsx';
import { TapePanel } from './tape-panel.tsx';
import { WorldPanel } from './world-panel.tsx';

const Sides = styled.div({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& > section': { flex: 1, minHeight: 0 },
});

interface SidePanesProps {
  readonly live: Live;
  readonly model: ChartModel;
  readonly tape: Tape | undefined;
  readonly step: number;
}

function MaskTool({ live: { desk } }: { live: Live }) {
  const isMasked = useSelector(desk, ({ context }) => context.isMasked);
  return (
    <Tool
      type="button"
      title={isMasked ? lab.mask.note : lab.mask.lifted}
      aria-pressed={!isMasked}
      onClick={() => desk.send({ type: 'LOOK.CHANGE', look: { isMasked: !isMasked } })}
    >
      {lab.mask.lift}
    </Tool>
  );
}

/** The panes that share a place, as tabs. */
export function SidePanes({ live, model, tape, step }: SidePanesProps) {
  const isNarrow = ScreenContext.useSelector((snapshot) => snapshot.matches('narrow'));
  const side = ScreenContext.useSelector(({ context }) => context.side);
  const contents: Readonly<Record<SidePane, ReactNode>> = {
    context:
      tape === undefined ? (
        <Note>{lab.frame.waiting}</Note>
      ) : (
        <MomentPanel tape={tape} model={model} step={step} />
      ),
    replay: <ReplayPanel live={live} />,
    tapes: <TapePanel live={live} />,
    world: <WorldPanel live={live} />,
  };
  return (
    <Sides id="side-panes" tabIndex={-1}>
      {!isNarrow && <PaneTabs panes={sidePanes} selected={side} />}
      <Pane key={side} id={side} tools={side === 'context' ? <MaskTool live={live} /> : undefined}>
        {contents[side]}
      </Pane>
    </Sides>
  );
}
