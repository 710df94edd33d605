import { useActorRef } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { Actor, ActorOptions, AnyActorLogic } from 'xstate';

type ActorSettings = Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;

/** Whoever comes between the views of a page and its machines. Each answer stays the same for the same machine. */
export interface MachineHost {
  /** How its actors are run. */
  readonly settings: ActorSettings;
  /** The machine that is run in place of a page's own. */
  readonly prepare: <Logic extends AnyActorLogic>(machine: Logic) => Logic;
  /** The actor that views get in place of the one that runs. */
  readonly present: <Logic extends AnyActorLogic>(actor: Actor<Logic>) => Actor<Logic>;
}

/** The lab watches and replays a page through this; on the public site nobody does. */
export const MachineHostContext = createContext<MachineHost | null>(null);

const useTypedActor: <Logic extends AnyActorLogic>(
  machine: Logic,
  settings: ActorSettings,
) => Actor<Logic> = useActorRef;

/**
 * Runs a machine for as long as the view is mounted. This is the one place that binds views
 * to machines, and the only one that knows of a host.
 */
export function useMachine<Logic extends AnyActorLogic>(machine: Logic): Actor<Logic> {
  const host = useContext(MachineHostContext);
  const actor = useTypedActor(host?.prepare(machine) ?? machine, host?.settings ?? {});
  return host?.present(actor) ?? actor;
}
