import { fromCallback } from 'xstate';

/**
 * Sends the files that are chosen in a field of the page, or dropped on it: the browser would open those in
 * place of the lab.
 */
export const givenFiles = fromCallback(({ sendBack }) => {
  const listening = new AbortController();
  const { signal } = listening;
  const send = (files: readonly File[]): void => {
    if (files.length > 0) sendBack({ type: 'FILES.OPEN', files });
  };
  window.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.files === null) return;
      send(Array.from(target.files));
      // The same file can be chosen again.
      target.value = '';
    },
    { signal },
  );
  window.addEventListener('dragover', (event) => event.preventDefault(), { signal });
  window.addEventListener(
    'drop',
    (event) => {
      event.preventDefault();
      send(Array.from(event.dataTransfer?.files ?? []));
    },
    { signal },
  );
  return () => listening.abort();
});
