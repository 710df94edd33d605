import { useActorRef } from '@xstate/react';
import type { Actor, AnyActorLogic } from 'xstate';

const useTypedActor: <Logic extends AnyActorLogic>(
  machine: Logic,
  options: object,
) => Actor<Logic> = useActorRef;

/**
 * Runs a machine for as long as the view is mounted. This is the one place that binds views
 * to machines; the lab's copy of the site is built with a hook of the lab in its place, which
 * records the machine and shows other moments of it.
 */
export const useMachine = <Logic extends AnyActorLogic>(machine: Logic): Actor<Logic> =>
  useTypedActor(machine, {});
