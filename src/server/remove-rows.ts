import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WrongUse } from './command.ts';

const counted = (rows: number, noun: string): string =>
  rows === 1 ? `1 ${noun}` : `${rows} ${noun}s`;

/** What can be counted and deleted by a selection. */
interface Removable<Selection> {
  readonly count: (selection: Selection) => Promise<number>;
  readonly remove: (selection: Selection) => Promise<number>;
}

/** Asks on the terminal; anything but yes, the end of the input included, is no. */
async function agrees(question: string): Promise<boolean> {
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin });
  const answers = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  // An open terminal would keep the program running.
  lines.close();
  return /^y(?:es)?$/i.test(String(answers[0]).trim());
}

interface Removal<Selection> {
  /** What one of them is called: 'lead'. */
  readonly noun: string;
  readonly selection: Selection;
  /** Which they are, as it follows "1 lead". */
  readonly description: string;
  readonly confirmed: boolean;
}

/**
 * Deletes what is meant, after asking unless that is confirmed, and gives the
 * sentence that says what was done. Throws WrongUse when there is nobody to ask.
 */
export async function removeRows<Selection>(
  store: Removable<Selection>,
  { noun, selection, description, confirmed }: Removal<Selection>,
): Promise<string> {
  if (!confirmed && !process.stdin.isTTY) {
    throw new WrongUse('There is no terminal to ask on; add --yes to delete without asking.');
  }
  const rows = await store.count(selection);
  if (rows === 0) return `There are no ${noun}s ${description}.\n`;
  if (!confirmed && !(await agrees(`Delete ${counted(rows, noun)} ${description}? [y/N] `))) {
    return 'Nothing was deleted.\n';
  }
  return `Deleted ${counted(await store.remove(selection), noun)}.\n`;
}
