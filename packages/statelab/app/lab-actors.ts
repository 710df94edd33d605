import { useActorRef } from '@xstate/react';
import { createContext, useContext, useMemo } from 'react';
import type { Actor, AnyActor, AnyActorLogic, AnyStateMachine, InputFrom } from 'xstate';

/** The effects of the lab by actor id, which means the same in every machine of the lab. */
export const LabActors = createContext<Readonly<Record<string, AnyActorLogic>>>({});

/** Runs a machine of the lab with the lab's actors for as long as the view is mounted. */
export function useLabActor<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): Actor<Machine>;
export function useLabActor(machine: AnyStateMachine, input: unknown): AnyActor {
  const actors = useContext(LabActors);
  const provided = useMemo(() => machine.provide({ actors }), [machine, actors]);
  return useActorRef(provided, { input });
}
