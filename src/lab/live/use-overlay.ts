import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { activeStates } from '#paths/states.ts';
import { transitionsOf } from '#paths/transitions.ts';
import type { Overlay } from '#src/lab/chart/overlay.ts';
import type { Live } from './create-live.ts';

/** How often a running timer's ring is drawn anew, in milliseconds. */
const frame = 50;

/** The time of the visit at which a moment is looked at: the page's own while it lives. */
function timeAt({ stage }: Live, step: number, isLive: boolean): number {
  const { shown } = stage;
  if (isLive && shown !== undefined) return shown.page.clock.now - (shown.session.startedAt ?? 0);
  return stage.tape(true)?.steps[step - 1]?.at ?? 0;
}

/**
 * What a moment shows on the chart: active states, the transitions just taken, and the timers;
 * and the states of another moment that is only pointed at.
 */
export function useOverlay(live: Live, step: number, previewed: number | undefined): Overlay {
  const isLive = useSelector(live.player, (snapshot) => snapshot.matches('live'));
  const moment = live.stage.fold()?.at(step);
  const hasTimers = (moment?.timers.length ?? 0) > 0;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isLive || !hasTimers) return;
    const timer = setInterval(() => tick((count) => count + 1), frame);
    return () => clearInterval(timer);
  }, [isLive, hasTimers]);

  const { machine } = live.stage;
  const names = useMemo(() => [...transitionsOf(machine).keys()], [machine]);
  if (moment === undefined) return {};
  const pointed = previewed === undefined ? undefined : live.stage.fold()?.at(previewed);
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
