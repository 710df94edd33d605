import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { logFailure, type LogFailure } from './failure-log.ts';
import { answerKept, answerProblem } from './form-answers.ts';
import type { LeadStore } from './store/lead-store.ts';
import { readSubmission } from './submission.ts';

/** The largest body in bytes. The longest form there can be takes about three quarters of it. */
const maxBodySize = 64 * 1024;

/** How many seconds a client is asked to wait when the store has failed. */
const retryAfter = '10';

const urlEncoded = /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;

export interface FormHandlerOptions {
  /** The built site, for the pages that answer a plain form post. */
  readonly distDir: string;
  readonly now?: () => Date;
  readonly log?: LogFailure;
}

/**
 * The form handler: takes `POST /`, keeps the lead, and only then answers. What is wrong
 * with a form is a 4xx with one sentence; a store that fails is a 503, to be tried again.
 * A filled honeypot is answered like any other form, and nothing is kept.
 */
export function createFormHandler(
  store: LeadStore,
  { distDir, now = () => new Date(), log = logFailure }: FormHandlerOptions,
): Hono {
  const handler = new Hono();

  handler.post(
    '/',
    async (c, next) => {
      c.header('Cache-Control', 'no-store');
      c.header('Vary', 'Accept');
      if (urlEncoded.test(c.req.header('Content-Type') ?? '')) return next();
      return answerProblem(
        c,
        distDir,
        415,
        'A form is sent as application/x-www-form-urlencoded, in UTF-8.',
      );
    },
    bodyLimit({
      maxSize: maxBodySize,
      onError: (c) => answerProblem(c, distDir, 413, 'The form is larger than 64 KiB.'),
    }),
    async (c) => {
      const idempotencyKey = c.req.header('Idempotency-Key');
      if (idempotencyKey !== undefined && !idempotencyKeyPattern.test(idempotencyKey)) {
        const reason = 'An Idempotency-Key is 1 to 200 visible ASCII characters.';
        return answerProblem(c, distDir, 400, reason);
      }
      const submission = readSubmission(await c.req.arrayBuffer());
      if (submission.kind === 'refused') {
        return answerProblem(c, distDir, submission.status, submission.reason);
      }
      if (submission.kind === 'lead') {
        const { form, values } = submission;
        try {
          await store.save({ form, idempotencyKey, receivedAt: now(), values });
        } catch (error) {
          log('a lead could not be stored', error);
          c.header('Retry-After', retryAfter);
          const reason = 'Your request could not be kept just now. Please try again in a minute.';
          return answerProblem(c, distDir, 503, reason);
        }
      }
      return answerKept(c, distDir);
    },
  );

  return handler;
}
