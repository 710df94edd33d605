import { newKey as randomKey } from '#src/views/forms/new-key.ts';
import { page } from 'statelab/instrument/page';

/** The next key of the tape that leads the page, or a random one as on the site. */
export const newKey = (): string => page.nextKey() ?? randomKey();
