import { readFile, stat } from 'node:fs/promises';
import { refusalOfSize } from '#statelab/tape/read-text.ts';
import { messageOf } from '#statelab/message-of.ts';
import { UsageError } from './command.ts';

/** The text of a tape's file. Throws UsageError with a sentence where it can't be read, or is too big for a tape. */
export async function tapeText(file: string): Promise<string> {
  try {
    const refusal = refusalOfSize(file, (await stat(file)).size);
    if (refusal === undefined) return await readFile(file, 'utf8');
    throw new UsageError(refusal);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`The tape “${file}” cannot be read: ${messageOf(error)}.`);
  }
}
