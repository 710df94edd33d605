import type { InspectionEvent } from 'xstate';

const isAsked =
  import.meta.env.DEV &&
  'window' in globalThis &&
  new URLSearchParams(window.location.search).has('inspect');

/** Passed to every machine that starts. `inspect` is usually undefined. */
export const inspection: { inspect?: (event: InspectionEvent) => void } = {};

/** Opens Stately's inspector in its own window, in development at an address with ?inspect. */
if (isAsked) {
  const inspector = import('@statelyai/inspect').then(({ createBrowserInspector }) =>
    createBrowserInspector(),
  );
  inspection.inspect = (event) => void inspector.then(({ inspect }) => inspect.next?.(event));
}
