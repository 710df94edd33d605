import { Suspense, useEffect } from 'react';
import { handOnInput } from './hand-on-input.ts';

function Hydrated(): null {
  useEffect(() => {
    // For tests and the lab to wait for: the page responds now.
    void handOnInput().then(() => document.documentElement.setAttribute('data-hydrated', ''));
  }, []);
  return null;
}

/**
 * Comes after the page, on the server too. The router puts pages into a Suspense boundary, which
 * React hydrates after what is outside of one; in a boundary of its own this is hydrated with the
 * page, and its effect is the last.
 */
export const PageEnd = () => (
  <Suspense>
    <Hydrated />
  </Suspense>
);
