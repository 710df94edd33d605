import { existsSync, readFileSync } from 'node:fs';

/** The text of a file; undefined if it does not exist. */
export const optionalFile = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;
