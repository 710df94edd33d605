import * as v from 'valibot';
import { attemptSchema } from '#machines/form/attempt.ts';

/** A form body that the handler has not yet acknowledged. */
export const entrySchema = v.object({
  ...attemptSchema.entries,
  /** True once the handler has rejected it for good. Browsers have it stored under this name. */
  refused: v.boolean(),
  /** True once the visitor has confirmed that an old one is to be sent. */
  isConfirmed: v.optional(v.boolean()),
});

export type Entry = v.InferOutput<typeof entrySchema>;
