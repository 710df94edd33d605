import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { adoptPage, applyHead, fetchPage } from './fetch-page.ts';
import { followLinks } from './follow-links.ts';
import { createSiteRouter, shownPage } from './router.tsx';
import { applySiteStyles } from './site-styles.ts';

/**
 * Says on the document that the page answers now, for tests and the lab to wait for. It stands
 * around the page and not beside it: `useId` counts neighbours, and the server renders none.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return children;
}

/** Leaves a page that can't be shown here to the browser: it asks for the document anew, or says why not. */
function leave(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

/**
 * Takes up the served page. A function, because what this module waited for at its top level
 * could not import anything of the file that it is built into.
 */
async function start(root: HTMLElement): Promise<void> {
  const history = createBrowserHistory();
  const served = history.location.pathname;
  adoptPage(served);
  const router = createSiteRouter(history, {
    loadPage: (path) => (path === served ? fetchPage(path) : fetchPage(path).catch(leave)),
  });
  await Promise.all([router.load(), applySiteStyles()]);
  // Without this the client wraps each match in a Suspense boundary that the server did not print.
  router.ssr = { manifest: undefined };
  // As a transition it gives way, every few milliseconds, to whatever a visitor does meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Hydrated>
          <RouterProvider router={router} />
        </Hydrated>
      </StrictMode>,
    );
  });
  followLinks(router);
  router.subscribe('onResolved', ({ pathChanged }) => {
    const page = shownPage(router);
    if (!pathChanged || page === undefined) return;
    applyHead(page);
    // A new document would put screen readers at its top; so does a page shown in its place.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root to hydrate. Was it prerendered?');
// In a task of its own: a press meanwhile need not wait for this and for the code to be read. By
// a message, for timers are slow in a tab that nobody looks at, and stand still in tests.
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => void start(root), { once: true });
port1.start();
port2.postMessage(null);
