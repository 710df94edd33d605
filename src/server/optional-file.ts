import { readFileSync } from 'node:fs';
import { codeOf } from './error-code.ts';

/** The text of a file; undefined if there is none. */
export function optionalFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
