import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WrongUse } from '#src/server/command.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import type { Selection } from '#src/server/store/stored-lead.ts';

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

interface Removal {
  readonly selection: Selection;
  /** Which leads they are, as it follows "1 lead". */
  readonly description: string;
  readonly confirmed: boolean;
}

/**
 * Deletes the leads that are meant, after asking unless that is confirmed, and gives the
 * sentence that says what was done. Throws WrongUse when there is nobody to ask.
 */
export async function removeLeads(
  store: Pick<LeadStore, 'count' | 'remove'>,
  { selection, description, confirmed }: Removal,
): Promise<string> {
  if (!confirmed && !process.stdin.isTTY) {
    throw new WrongUse('There is no terminal to ask on; add --yes to delete without asking.');
  }
  const leads = await store.count(selection);
  if (leads === 0) return `There are no leads ${description}.\n`;
  if (!confirmed && !(await agrees(`Delete ${counted(leads)} ${description}? [y/N] `))) {
    return 'Nothing was deleted.\n';
  }
  return `Deleted ${counted(await store.remove(selection))}.\n`;
}
