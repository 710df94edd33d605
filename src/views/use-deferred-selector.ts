import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { AnyActorRef } from 'xstate';
import { stateName } from '#machines/state-name.ts';
import { machineAttributes } from './machine-attributes.ts';

/** `useSelector`, a frame later, so that the control that was used paints first. */
export const useDeferredSelector: typeof useSelector = (actor, selector, compare) =>
  useDeferredValue(useSelector(actor, selector, compare));

/** The attributes of an actor's state, a frame later. */
export const useDeferredAttributes = (machine: string, actor: AnyActorRef) =>
  machineAttributes(machine, useDeferredSelector(actor, stateName));
