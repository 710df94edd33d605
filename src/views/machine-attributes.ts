import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { stateName } from '#machines/state-name.ts';

/** The attributes of a machine's root element, for tests and the lab to wait for. */
export const machineAttributes = (machine: string, state: string) => ({
  'data-machine': machine,
  'data-state': state,
});

/** The attributes of an actor's current state. */
export const useMachineAttributes = (machine: string, actor: AnyActorRef) =>
  machineAttributes(machine, useSelector(actor, stateName));
