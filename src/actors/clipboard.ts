import { fromPromise } from 'xstate';

/** Writes text to the clipboard. Rejects if the browser has none or denies access. */
export const copyText = fromPromise<void, { text: string }>(async ({ input }) => {
  await navigator.clipboard.writeText(input.text);
});
