import type { InspectionEvent } from 'xstate';

const isAsked =
  import.meta.env.DEV &&
  'window' in globalThis &&
  new URLSearchParams(window.location.search).has('inspect');

const inspector = isAsked
  ? import('@statelyai/inspect').then(({ createBrowserInspector }) => createBrowserInspector())
  : undefined;

/**
 * Has a machine watched by Stately's inspector, which opens in a window of its own: in
 * development, at an address with ?inspect, and nowhere else. No build has code of it.
 */
export const inspection = inspector && {
  inspect: (event: InspectionEvent) => void inspector.then(({ inspect }) => inspect.next?.(event)),
};
