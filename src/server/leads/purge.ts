import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WrongUse } from '#src/server/command.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';

const counted = (leads: number): string => (leads === 1 ? '1 lead' : `${leads} leads`);

/** Asks on the terminal; anything but yes, the end of the input included, is no. */
async function agrees(question: string): Promise<boolean> {
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin });
  const answers = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  // An open terminal would keep the program running.
  lines.close();
  return /^y(?:es)?$/i.test(String(answers[0]).trim());
}

/**
 * Deletes the leads received before a moment, after asking unless that is confirmed, and
 * gives the sentence that says what was done. Throws WrongUse when there is nobody to ask.
 */
export async function purgeLeads(
  store: Pick<LeadStore, 'count' | 'purge'>,
  { before, confirmed }: { readonly before: Date; readonly confirmed: boolean },
): Promise<string> {
  if (!confirmed && !process.stdin.isTTY) {
    throw new WrongUse('There is no terminal to ask on; add --yes to delete without asking.');
  }
  const leads = await store.count({ before });
  if (leads === 0) return `No leads were received before ${before.toISOString()}.\n`;
  const question = `Delete ${counted(leads)} received before ${before.toISOString()}? [y/N] `;
  if (!confirmed && !(await agrees(question))) return 'Nothing was deleted.\n';
  return `Deleted ${counted(await store.purge({ before }))}.\n`;
}
