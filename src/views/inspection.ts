import type { InspectionEvent } from 'xstate';

const isAsked =
  import.meta.env.DEV &&
  'window' in globalThis &&
  new URLSearchParams(window.location.search).has('inspect');

/** Passed to every machine that starts. `inspect` is usually undefined. */
export const inspection: { inspect?: (event: InspectionEvent) => void } = {};

/**
 * Has machines watched by Stately's inspector, which opens in a window of its own: in
 * development, at an address with ?inspect, and nowhere else. No build has code of it.
 */
if (isAsked) {
  const inspector = import('@statelyai/inspect').then(({ createBrowserInspector }) =>
    createBrowserInspector(),
  );
  inspection.inspect = (event) => void inspector.then(({ inspect }) => inspect.next?.(event));
}
