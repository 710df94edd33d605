import { newIdempotencyKey as randomKey } from '#src/views/forms/idempotency-key.ts';
import { page } from '#statelab/in-page/page.ts';

const recorded = (page.leader?.steps ?? []).flatMap(({ event }) => {
  // Older tapes say newKey.
  const key = event['newIdempotencyKey'] ?? event['newKey'];
  return typeof key === 'string' ? [key] : [];
});

/** The next key of the replayed tape, or a random one. */
export const newIdempotencyKey = (): string => recorded.shift() ?? randomKey();
