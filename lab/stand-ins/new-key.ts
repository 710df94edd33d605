import { newIdempotencyKey as randomKey } from '#src/views/forms/idempotency-key.ts';
import { page } from '#statelab/instrument/page.ts';

/** The next key of the tape that leads the page, or a random one as on the site. */
export const newIdempotencyKey = (): string => page.nextKey() ?? randomKey();
