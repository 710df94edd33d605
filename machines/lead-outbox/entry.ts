import * as v from 'valibot';

/** A form body that the handler has not yet acknowledged. */
export const entrySchema = v.object({
  /** The Idempotency-Key under which it is delivered, however often. */
  key: v.string(),
  /** The application/x-www-form-urlencoded body. */
  body: v.string(),
  /** True once the handler has said that it will never take it. */
  refused: v.boolean(),
});

export type Entry = v.InferOutput<typeof entrySchema>;

/** How the form handler answered. Only the status counts; the text of an answer is never read. */
export interface Answer {
  readonly status: number;
}

export const isAccepted = ({ status }: Answer): boolean => status >= 200 && status < 400;

/** Statuses by which a handler asks for another try later, though they are in the 400s. */
const retryable = new Set([408, 425, 429]);

/** True for an answer that the same body will always get. */
export const isRefused = ({ status }: Answer): boolean =>
  status >= 400 && status < 500 && !retryable.has(status);
