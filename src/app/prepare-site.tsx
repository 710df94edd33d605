import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { noMarks, noSubject } from '#src/routes/layout/layout-routes.tsx';
import { rememberControls, replayInput } from './early/replay-input.ts';
import { loadUsualViews } from './island-views.ts';
import { startIslands } from './islands.tsx';
import { followLinks } from './links.ts';
import { nextTask } from './next-task.ts';
import { startOutbox } from './outbox.ts';
import { recordVisit } from './record-visit.ts';
import { createSiteRouter } from './router.ts';
import { createSite, SiteContext } from './site-context.tsx';
import { correctAddress } from './served-document.ts';
import { applySiteStyles } from './site-styles.ts';

/** Has screen readers announce the page, as for a new document. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Hands on what a visitor did before the page responded. For tests and the lab to wait for, too. */
async function endHydration(): Promise<void> {
  const { documentElement: page } = document;
  if ('hydrated' in page.dataset) return;
  await replayInput();
  page.setAttribute('data-hydrated', '');
  loadUsualViews();
}

/**
 * Loads the page at the current address, and prepares the document for React. Returns the page to
 * hydrate. Changes nothing if the early script has given up meanwhile. Rejects if a part could not be
 * loaded.
 */
export async function prepareSite(): Promise<ReactNode> {
  correctAddress();
  const router = createSiteRouter((main, { subject = noSubject, marks = noMarks }) => {
    const started = startIslands(main, { subject, marks, site });
    void started.then(endHydration);
    return () => void started.then((end) => end());
  });
  await nextTask();
  await Promise.all([router.load(), applySiteStyles(), recordVisit().catch(() => {})]);
  // The router would throw a page's failure only when it renders: too late to leave the page as it is.
  const failed = router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  await nextTask();
  const { early } = window;
  if (!early.on) return null;
  clearTimeout(early.timer);
  const site = createSite(router, startOutbox());
  // Without this the client wraps each match in a Suspense boundary that the server did not print.
  router.ssr = { manifest: undefined };
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) focusHeading();
  });
  followLinks(router);
  // From now on the router fetches the next page.
  document.querySelector('script[type=speculationrules]')?.remove();
  // Last, so that it includes everything typed before React renders.
  rememberControls();
  return (
    <SiteContext site={site}>
      <RouterProvider router={router} />
    </SiteContext>
  );
}
