import { useActorRef, useSelector } from '@xstate/react';
import type { TabProps } from '#lab/app/tab-props.ts';
import { LiveView } from './live-view.tsx';
import { liveMachine } from './live.machine.ts';

/** The real page beside its chart: live, at any recorded moment, or replayed. */
export function LiveStage({ entry, layout, search }: TabProps) {
  const actor = useActorRef(liveMachine, { input: { entry, search } });
  const live = useSelector(actor, ({ context }) => context.live);
  return <LiveView live={live} layout={layout} />;
}
