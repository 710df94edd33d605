import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { applyHead } from './apply-head.ts';
import { followLinks } from './follow-links.ts';
import { createSiteRouter, currentHead } from './router.ts';
import { applySiteStyles } from './site-styles.ts';

/** Says on the document that the page answers now, for tests and the lab to wait for. */
function Hydrated() {
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return null;
}

/**
 * Takes up the served page. A function, because what this module waited for at its top level
 * could not import anything of the file that it is built into.
 */
async function start(root: HTMLElement): Promise<void> {
  const router = createSiteRouter(createBrowserHistory());
  await Promise.all([router.load(), applySiteStyles()]);
  // Without this the client wraps each match in a Suspense boundary that the server did not print.
  router.ssr = { manifest: undefined };
  hydrateRoot(
    root,
    <StrictMode>
      <RouterProvider router={router} />
      <Hydrated />
    </StrictMode>,
  );
  followLinks(router);
  router.subscribe('onResolved', ({ pathChanged }) => {
    const head = currentHead(router);
    if (!pathChanged || head === undefined) return;
    applyHead(head);
    // A new document would put screen readers at its top; so does a page shown in its place.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root to hydrate. Was it prerendered?');
void start(root);
