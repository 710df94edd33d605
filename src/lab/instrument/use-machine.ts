import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { Actor, ActorOptions, AnyActorLogic } from 'xstate';
import { page } from './page.ts';

const useTypedActor: <Logic extends AnyActorLogic>(
  machine: Logic,
  options: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>,
) => Actor<Logic> = useActorRef;

const settings = { inspect: page.recorder.inspect, clock: page.clock };

/** Runs a machine for a view as the site's own hook does, recorded and in the lab's hands. */
export function useMachine<Logic extends AnyActorLogic>(machine: Logic): Actor<Logic> {
  const prepared = useMemo(() => page.prepare(machine), [machine]);
  const actor = useTypedActor(prepared, settings);
  return useMemo(() => page.present(actor), [actor]);
}
