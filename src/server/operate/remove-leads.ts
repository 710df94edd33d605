import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { UsageError } from '#command-line/run-command.ts';
import type { LeadStore } from '#src/server/keep/lead-store.ts';
import type { Selection } from '#src/server/keep/stored-lead.ts';
import { counted } from '#src/server/terminal-text.ts';

/** Asks on the terminal. Anything but yes, such as the end of the input, means no. */
async function confirms(question: string): Promise<boolean> {
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin });
  const answers = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  // An open terminal keeps the program running.
  lines.close();
  return /^y(?:es)?$/i.test(String(answers[0]).trim());
}

const describe = ({ id, email }: Selection): string =>
  id === undefined ? `of ${email}` : `of number ${id}`;

/** Asks, unless `yes`, and deletes the selected leads. Throws UsageError without a terminal to ask on. */
export async function removeLeads(
  store: Pick<LeadStore, 'count' | 'remove'>,
  selection: Selection,
  { yes }: { readonly yes: boolean },
): Promise<string> {
  if (!yes && !process.stdin.isTTY) {
    throw new UsageError('There is no terminal to ask on; add --yes to delete without asking.');
  }
  const { leads } = await store.count(selection);
  const which = describe(selection);
  if (leads === 0) return `There are no leads ${which}.\n`;
  if (!yes && !(await confirms(`Delete ${counted(leads)} ${which}? [y/N] `))) {
    return 'Nothing was deleted.\n';
  }
  return `Deleted ${counted(await store.remove(selection))}.\n`;
}
