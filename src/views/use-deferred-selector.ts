import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';

/** Reads a machine as `useSelector` does, but a frame later: the control that was used shows first. */
export const useDeferredSelector: typeof useSelector = (actor, selector, compare) =>
  useDeferredValue(useSelector(actor, selector, compare));
