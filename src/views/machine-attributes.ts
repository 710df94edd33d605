import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { stateName } from '#machines/state-name.ts';

/** What the root element of a machine's view carries, for tests and the lab to wait for. */
export const machineAttributes = (machine: string, state: string) => ({
  'data-machine': machine,
  'data-state': state,
});

/** The same, kept up with an actor, for a view that has no other use for the state's name. */
export const useMachineAttributes = (machine: string, actor: AnyActorRef) =>
  machineAttributes(machine, useSelector(actor, stateName));
