import { useActorRef, useSelector } from '@xstate/react';
import { LabContext } from '#statelab/app/lab-context.ts';
import type { TabProps } from '#statelab/app/tab-props.ts';
import { LivePlace } from './live-place.tsx';
import { LiveView } from './live-view.tsx';
import { liveMachine } from './live.machine.ts';

interface LiveStageProps extends TabProps {
  /** False while another view is looked at and the visit goes on behind it. */
  readonly isInSight: boolean;
}

/** The real page beside its chart: live, at any recorded moment, or replayed. */
export function LiveStage({ entry, layout, search, isInSight }: LiveStageProps) {
  const actor = useActorRef(liveMachine, { input: { entry, search } });
  const live = useSelector(actor, ({ context }) => context.live);
  const navigation = LabContext.useSelector(({ context }) => context.navigations);
  return (
    <>
      {isInSight && <LivePlace key={navigation} live={live} />}
      <LiveView live={live} layout={layout} />
    </>
  );
}
