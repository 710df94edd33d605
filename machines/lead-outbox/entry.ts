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
