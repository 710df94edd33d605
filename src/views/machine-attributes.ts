import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { useDeferredValue } from 'react';
import { stateName } from '#machines/state-name.ts';

/** The attributes of a machine's root element, for tests and the lab to wait for. */
export const machineAttributes = (machine: string, state: string) => ({
  'data-machine': machine,
  'data-state': state,
});

/** The attributes of an actor's current state. */
export const useMachineAttributes = (machine: string, actor: AnyActorRef) =>
  machineAttributes(machine, useSelector(actor, stateName));

/** `useSelector`, a frame later, so that the control that was used paints first. */
export const useDeferredSelector: typeof useSelector = (actor, selector, compare) =>
  useDeferredValue(useSelector(actor, selector, compare));

/** The attributes of an actor's state, a frame later. */
export const useDeferredAttributes = (machine: string, actor: AnyActorRef) =>
  machineAttributes(machine, useDeferredSelector(actor, stateName));
