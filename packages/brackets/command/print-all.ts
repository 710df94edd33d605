import { once } from 'node:events';
import { print } from '#command-line/run-command.ts';

/** The characters to buffer before a write: a write for each line would be much slower. */
const piece = 65_536;

/** Prints texts in order, and waits for a slow reader. */
export async function printAll(texts: Iterable<string>): Promise<void> {
  let gathered = '';
  for (const text of texts) {
    gathered += text;
    if (gathered.length < piece) continue;
    print(gathered);
    if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
    gathered = '';
  }
  print(gathered);
}
