import { fromPromise } from 'xstate';

/** Puts text on the clipboard. Throws where the browser has none or refuses. */
export const copyText = fromPromise<void, { text: string }>(async ({ input }) => {
  await navigator.clipboard.writeText(input.text);
});
