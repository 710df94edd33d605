import { useActorRef } from '@xstate/react';
import { createContext, useContext, useMemo } from 'react';
import type { Actor, AnyActor, AnyActorLogic, AnyStateMachine, InputFrom } from 'xstate';

/** The effects of all lab machines, by actor id. */
export const LabActors = createContext<Readonly<Record<string, AnyActorLogic>>>({});

/** Runs a lab machine with the lab's effects while the view is mounted. */
export function useLabActor<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): Actor<Machine>;
export function useLabActor(machine: AnyStateMachine, input: unknown): AnyActor {
  const actors = useContext(LabActors);
  const provided = useMemo(() => machine.provide({ actors }), [machine, actors]);
  return useActorRef(provided, { input });
}
