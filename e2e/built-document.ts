import { readFileSync } from 'node:fs';

/** The HTML of a built page, as it is served. */
export const documentAt = (path: string): string =>
  readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');
