import { useActorRef } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { Actor, AnyActorLogic, InspectionEvent } from 'xstate';

/** Whoever watches the machines of a page, such as the lab; on the public site nobody does. */
export const InspectionContext = createContext<((event: InspectionEvent) => void) | null>(null);

type RunMachine = <Logic extends AnyActorLogic>(
  machine: Logic,
  options: { inspect?: (event: InspectionEvent) => void },
) => Actor<Logic>;

const useTypedActor: RunMachine = useActorRef;

/**
 * Runs a machine for as long as the view is mounted. This is the one place that binds views
 * to machines, and the only one that knows of inspection.
 */
export function useMachine<Logic extends AnyActorLogic>(machine: Logic): Actor<Logic> {
  const inspect = useContext(InspectionContext);
  return useTypedActor(machine, inspect === null ? {} : { inspect });
}
