import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { lab } from '#content/lab-tape.ts';
import { tokens } from '#src/design/tokens.ts';
import { Note } from '#src/lab/app/lab-parts.ts';
import type { TabProps } from '#src/lab/app/tab-props.ts';
import { Chart } from '#src/lab/chart/chart.tsx';
import type { Live } from './create-live.ts';
import { MomentPanel } from './moment-panel.tsx';
import { PageFrame } from './page-frame.tsx';
import { PinsPanel } from './pins-panel.tsx';
import { ReplayPanel } from './replay-panel.tsx';
import { StepList } from './step-list.tsx';
import { TapePanel } from './tape-panel.tsx';
import { Timeline } from './timeline.tsx';
import { useOverlay } from './use-overlay.ts';

const Columns = styled.div({
  display: 'grid',
  gap: tokens.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [tokens.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
const Panels = styled.div({
  display: 'grid',
  gap: tokens.space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'start',
  marginBlockStart: tokens.space[16],
});

interface LiveViewProps extends Pick<TabProps, 'layout'> {
  readonly live: Live;
}

/** The page and the chart side by side, the timeline under both, and what is to be known of the moment. */
export function LiveView({ live, layout }: LiveViewProps) {
  const step = useSelector(live.player, ({ context }) => context.step);
  // A visit grows while a past moment is looked at, and its list of steps with it.
  useSelector(live.player, ({ context }) => context.length);
  const masked = useSelector(live.recorder, (snapshot) => snapshot.hasTag('masked'));
  const { desk } = live;
  const overlay = useOverlay(live, step);
  const tape = live.stage.tape(masked);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- files may be dropped anywhere; the button opens them too
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        desk.send({ type: 'FILES.OPEN', files: Array.from(event.dataTransfer.files) });
      }}
    >
      <Timeline live={live} />
      <Columns>
        <PageFrame live={live} />
        <div>
          <Chart layout={layout} overlay={overlay} follow isShort />
        </div>
      </Columns>
      <Panels>
        {tape === undefined ? (
          <Note>{lab.frame.waiting}</Note>
        ) : (
          <>
            <MomentPanel tape={tape} model={layout.model} step={step} />
            <StepList tape={tape} model={layout.model} step={step} live={live} />
          </>
        )}
        <PinsPanel live={live} />
        <ReplayPanel live={live} />
        <TapePanel live={live} />
      </Panels>
    </div>
  );
}
