import { useEffect } from 'react';
import { handOnInput } from './hand-on-input.ts';

/**
 * Comes after the page, in the router's Suspense boundary, which React hydrates at once. So no key
 * is typed between the effects that start the page's machines and this one, which hands on what
 * was typed before.
 */
export function PageEnd(): null {
  useEffect(() => {
    // For tests and the lab to wait for: the page responds now.
    void handOnInput().then(() => document.documentElement.setAttribute('data-hydrated', ''));
  }, []);
  return null;
}
