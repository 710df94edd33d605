import { fromCallback } from 'xstate';

/** Sends the files that are dropped on the page, which the browser would open in place of the lab. */
export const droppedFiles = fromCallback(({ sendBack }) => {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('dragover', (event) => event.preventDefault(), { signal });
  window.addEventListener(
    'drop',
    (event) => {
      event.preventDefault();
      const files = Array.from(event.dataTransfer?.files ?? []);
      if (files.length > 0) sendBack({ type: 'FILES.OPEN', files });
    },
    { signal },
  );
  return () => listening.abort();
});
