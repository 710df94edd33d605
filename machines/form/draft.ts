import * as v from 'valibot';

const values = v.record(v.string(), v.string());

/**
 * One attempt to send a form: the checked values, and the body that carries them. Its key
 * stays the same for as long as the body does.
 */
const attemptSchema = v.object({ key: v.string(), body: v.string(), values });

export type Attempt = v.InferOutput<typeof attemptSchema>;

/** What a form keeps until it is sent: what was typed, and how it was last sent. */
export const draftSchema = v.object({
  values: v.fallback(values, {}),
  attempt: v.fallback(v.nullable(attemptSchema), null),
});

export type Draft = v.InferOutput<typeof draftSchema>;

export const emptyDraft: Draft = { values: {}, attempt: null };
