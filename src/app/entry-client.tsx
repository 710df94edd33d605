import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { applyHead } from './apply-head.ts';
import { followLinks } from './follow-links.ts';
import { createSiteRouter, currentHead } from './router.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root to hydrate. Was it prerendered?');

const router = createSiteRouter(createBrowserHistory());
await router.load();
// Without this the client wraps each match in a Suspense boundary that the server did not print.
router.ssr = { manifest: undefined };

/** Says on the document that the page answers now, for tests and the lab to wait for. */
function Hydrated() {
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return null;
}

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
