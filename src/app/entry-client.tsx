import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isTranslated } from './islands.tsx';
import { nextTask } from './next-task.ts';
import { prepareSite } from './prepare-site.tsx';

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
  const page = await prepareSite();
  // Too late: the early script has given up, and the page works without scripts.
  if (!window.early.on) return;
  // Hydration as a transition yields to input every few milliseconds.
  startTransition(() => {
    if (isTranslated()) createRoot(root).render(page);
    else hydrateRoot(root, page);
  });
}

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root to hydrate. Was it prerendered?');
void nextTask()
  .then(() => start(root))
  .catch(window.early.discard);
