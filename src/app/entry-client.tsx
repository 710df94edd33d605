import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { secondTapMachine } from '#machines/second-tap/second-tap.machine.ts';
import { presses } from '#src/actors/presses.ts';
import { deliverFocusAfterPress } from './focus-after-press.ts';
import { showEditedWords } from './live-words.ts';
import { rememberControls } from './early/hand-on-input.ts';
import { tolerateMovedNodes } from './moved-nodes.ts';
import { recordVisit } from './record-visit.ts';
import { createSiteRouter } from './router.ts';
import { applySiteStyles } from './site-styles.ts';

/**
 * Safari has the first since 16.4, Chrome the second since 111, and Firefox both since 113. An older
 * browser keeps the page as it is without scripts (docs/browsers.md).
 */
const isSupported =
  'CompressionStream' in window && CSS.supports('color', 'color-mix(in srgb, red, red)');

/**
 * Hydrates the served page. A function: a top-level await would deadlock the chunk. Rejects if a
 * part could not be loaded.
 */
async function start(root: HTMLElement): Promise<void> {
  if (!isSupported) {
    window.early.discard();
    return;
  }
  const router = createSiteRouter();
  showEditedWords(router);
  await Promise.all([router.load(), applySiteStyles(), recordVisit().catch(() => {})]);
  // The router keeps the failure of a page for its rendering, when it is too late to do without.
  const failed = router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  const { early } = window;
  // It came too late: the page is used without scripts.
  if (!early.on) return;
  clearTimeout(early.timer);
  tolerateMovedNodes();
  // Without this the client wraps each match in a Suspense boundary that the server did not print.
  router.ssr = { manifest: undefined };
  rememberControls();
  const page = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // As a transition it gives way, every few milliseconds, to whatever a visitor does meanwhile.
  startTransition(() => {
    // A page that a translator has changed is not the one that React would hydrate.
    if (root.querySelector('font')) createRoot(root).render(page);
    else hydrateRoot(root, page);
  });
  deliverFocusAfterPress();
  createActor(secondTapMachine.provide({ actors: { presses } })).start();
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) focusHeading();
  });
}

/** Has screen readers announce the page, as for a new document. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root to hydrate. Was it prerendered?');
// Runs in its own task so that input is handled first. By a message, because timers are throttled
// in background tabs and stopped in tests.
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => void start(root).catch(window.early.discard), {
  once: true,
});
port1.start();
port2.postMessage(null);
