import { readFileSync } from 'node:fs';

/** The HTML of a built page, as served. */
export const documentAt = (path: string): string =>
  readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');
