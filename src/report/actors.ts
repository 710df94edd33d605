import { fromPromise } from 'xstate';
import { visitReport as words } from '#content/interface/visit-report.ts';
import type { HandlerAnswer } from '#machines/lead/handler-answer.ts';

/** Sends a report to the form handler. A machine that stops waiting ends the request. */
export const sendReport = fromPromise<HandlerAnswer, { body: string }>(
  async ({ input: { body }, signal }) => {
    const { status, redirected } = await fetch(import.meta.env.FORM_ENDPOINT, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body,
      signal,
    });
    // The handler never sends a report on; the sign-in page of a café's network does.
    return { status: redirected ? 400 : status };
  },
);

/** Hands a report to the browser as a file. */
export const saveReport = fromPromise<void, { report: string }>(async ({ input: { report } }) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([report], { type: 'application/json' }));
  link.download = words.fileName(new Date().toISOString().slice(0, 10));
  link.click();
  // The browser has taken the file up by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href));
});
