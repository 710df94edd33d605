import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { lab } from '#statelab/messages/tape.ts';
import { ScreenContext } from '#statelab/app/lab-context.ts';
import { Note } from '#statelab/app/lab-parts.ts';
import { paneIds } from '#statelab/app/pane-ids.ts';
import type { TabProps } from '#statelab/app/tab-props.ts';
import { Chart } from '#statelab/chart/chart-view.tsx';
import type { Live } from './create-live.ts';
import { PageFrame } from './page-frame.tsx';
import { Pane } from './pane.tsx';
import { PaneGroup } from './pane-group.tsx';
import { PaneTabs } from './pane-tabs.tsx';
import { SidePanes } from './side-panes.tsx';
import { StepList } from './step-list.tsx';
import { Timeline } from './timeline.tsx';
import { overlayAt } from './overlay-at.ts';

const { edges } = lab.panes;

const Screen = styled.div({ display: 'flex', flexDirection: 'column', height: '100%' });
const Panes = styled.div({ position: 'relative', flex: 1, minHeight: 0 });

interface LiveViewProps extends Pick<TabProps, 'layout'> {
  readonly live: Live;
}

/** Page, chart, steps and side panes above the timeline. */
export function LiveView({ live, layout }: LiveViewProps) {
  const { desk, player, stage } = live;
  // A new context on each step renders steps and chart.
  const { step } = useSelector(player, ({ context }) => context);
  const masked = useSelector(desk, ({ context }) => context.isMasked);
  const isNarrow = ScreenContext.useSelector((snapshot) => snapshot.matches('narrow'));
  const shownPane = ScreenContext.useSelector(({ context }) => context.pane);
  const overlay = overlayAt(live, step);
  const tape = stage.tape(masked);
  const { model } = layout;
  const beside = [
    {
      id: 'steps',
      size: 40,
      least: '15%',
      content: (
        <Pane id="steps" isPadded={false}>
          {tape === undefined ? (
            <Note>{lab.frame.waiting}</Note>
          ) : (
            <StepList tape={tape} model={model} step={step} live={live} />
          )}
        </Pane>
      ),
    },
    {
      id: 'side',
      edge: edges.side,
      size: 60,
      least: '20%',
      content: <SidePanes live={live} model={model} tape={tape} step={step} />,
    },
  ] as const;
  const panes = [
    { id: 'page', size: 29, least: '15%', content: <PageFrame live={live} /> },
    {
      id: 'chart',
      edge: edges.chart,
      size: 42,
      least: '20%',
      content: (
        <Pane id="chart" hasHead={false} isPadded={false}>
          <Chart layout={layout} overlay={overlay} />
        </Pane>
      ),
    },
    {
      id: 'beside',
      edge: edges.beside,
      size: 29,
      least: '15%',
      content: <PaneGroup id="live-beside" orientation="vertical" panes={beside} />,
    },
  ] as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- files may be dropped anywhere; the button opens them too
    <Screen
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        desk.send({ type: 'FILES.OPEN', files: Array.from(event.dataTransfer.files) });
      }}
    >
      {isNarrow && <PaneTabs panes={paneIds} selected={shownPane} />}
      <Panes>
        <PaneGroup id="live" orientation="horizontal" panes={panes} />
      </Panes>
      <Timeline live={live} />
    </Screen>
  );
}
