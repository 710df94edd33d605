import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { AnyActorRef } from 'xstate';
import { stateName } from '#machines/state-name.ts';
import { machineAttributes } from './machine-attributes.ts';

/** Reads a machine as `useSelector` does, but a frame later: the control that was used shows first. */
export const useDeferredSelector: typeof useSelector = (actor, selector, compare) =>
  useDeferredValue(useSelector(actor, selector, compare));

/** The attributes of a machine's root element, as the rest of a view that follows a frame later. */
export const useDeferredAttributes = (machine: string, actor: AnyActorRef) =>
  machineAttributes(machine, useDeferredSelector(actor, stateName));
