import { newIdempotencyKey as randomKey } from '#src/views/forms/idempotency-key.ts';
import { page } from '#statelab/instrument/page.ts';

/** The next key of the replayed tape, or a random one. */
export const newIdempotencyKey = (): string => page.nextKey() ?? randomKey();
