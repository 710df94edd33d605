import { readFile, stat } from 'node:fs/promises';
import { refusalOfSize } from '#lab/tape/read-text.ts';
import { messageOf } from '#lab/message-of.ts';
import { WrongUse } from './command.ts';

/** The text of a tape's file. Throws WrongUse with a sentence where it can't be read, or is too big for a tape. */
export async function tapeText(file: string): Promise<string> {
  try {
    const refusal = refusalOfSize(file, (await stat(file)).size);
    if (refusal === undefined) return await readFile(file, 'utf8');
    throw new WrongUse(refusal);
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    throw new WrongUse(`The tape “${file}” cannot be read: ${messageOf(error)}.`);
  }
}
