import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, type ReactNode } from 'react';
import { correctAddress } from './correct-address.ts';
import { hydrateInSlices } from './hydrate-in-slices.ts';
import { rememberControls } from './early/replay-input.ts';
import { tolerateMovedNodes } from './moved-nodes.ts';
import { nextTask } from './next-task.ts';
import { recordVisit } from './record-visit.ts';
import { createSiteRouter } from './router.ts';
import { applySiteStyles } from './site-styles.ts';

/** Has screen readers announce the page, as for a new document. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Loads the page at the current address, and prepares the document for React. Returns the page to
 * hydrate. Changes nothing if the early script has given up meanwhile. Rejects if a part could not be
 * loaded.
 */
export async function prepareSite(): Promise<ReactNode> {
  correctAddress();
  const router = createSiteRouter();
  await nextTask();
  await Promise.all([router.load(), applySiteStyles(), recordVisit().catch(() => {})]);
  // The router would throw a page's failure only when it renders: too late to leave the page as it is.
  const failed = router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  await nextTask();
  const { early } = window;
  if (!early.on) return null;
  clearTimeout(early.timer);
  tolerateMovedNodes();
  // Without this the client wraps each match in a Suspense boundary that the server did not print.
  router.ssr = { manifest: undefined };
  hydrateInSlices();
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) focusHeading();
  });
  // From now on the router fetches the next page.
  document.querySelector('script[type=speculationrules]')?.remove();
  // Last, so that it includes everything typed before React renders.
  rememberControls();
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
