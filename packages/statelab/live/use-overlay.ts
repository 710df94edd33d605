import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { activeStates } from '#statelab/machine/states.ts';
import { transitionsOf } from '#statelab/machine/transitions.ts';
import type { Overlay } from '#statelab/chart/overlay.ts';
import type { Live } from './create-live.ts';

/** The time of a step: the page's own for a running visit. */
function timeAt({ stage }: Live, step: number, isLive: boolean): number {
  const { shown } = stage;
  if (isLive && shown !== undefined) return shown.page.clock.now - (shown.session.startedAt ?? 0);
  return stage.tape(true)?.steps[step - 1]?.at ?? 0;
}

/**
 * What a moment shows on the chart: active states, the transitions just taken, and the timers;
 * and the states of another moment that is only pointed at.
 */
export function useOverlay(live: Live, step: number): Overlay {
  const { desk } = live;
  const pointedStep = useSelector(desk, ({ context }) => context.pointed);
  const isLive = useSelector(live.player, (snapshot) => snapshot.matches('live'));
  const moment = live.stage.fold()?.at(step);
  const hasTimers = (moment?.timers.length ?? 0) > 0;
  // Renders each frame of a running timer.
  useSelector(desk, ({ context }) => context.frames);
  useEffect(() => {
    desk.send({ type: isLive && hasTimers ? 'TIMERS.RUN' : 'TIMERS.PAUSE' });
  }, [desk, isLive, hasTimers]);

  const { machine } = live.stage;
  const names = useMemo(() => [...transitionsOf(machine).keys()], [machine]);
  if (moment === undefined) return {};
  const pointed = pointedStep === null ? undefined : live.stage.fold()?.at(pointedStep);
  const now = timeAt(live, step, isLive);
  return {
    active: activeStates(moment.snapshot),
    previewed: pointed === undefined ? [] : activeStates(pointed.snapshot),
    taken: moment.transitions,
    timers: moment.timers.flatMap(({ type, delay, since }) =>
      names
        .filter((name) => name.includes(`|${type}|`))
        .map((transition) => ({
          transition,
          fraction: delay === 0 ? 1 : Math.max(0, Math.min(1, (now - since) / delay)),
        })),
    ),
  };
}
