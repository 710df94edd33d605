import { useActorRef } from '@xstate/react';
import { useContext, useMemo } from 'react';
import type { Actor, AnyActor, AnyStateMachine, InputFrom } from 'xstate';
import { ActorsContext, withActors } from '#src/views/provided-actors.ts';
import { page } from '#statelab/page/page.ts';

export { ActorsContext, withActors };

/** The site's hook, recorded and controlled by the lab. */
export function useProvidedActor<Machine extends AnyStateMachine>(
  machine: Machine,
  input?: InputFrom<Machine>,
): Actor<Machine>;
export function useProvidedActor(machine: AnyStateMachine, input?: unknown): AnyActor {
  const actors = useContext(ActorsContext);
  const prepared = useMemo(() => page.prepare(withActors(machine, actors)), [machine, actors]);
  return useActorRef(prepared, { ...page.settings, input });
}
