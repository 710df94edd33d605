import { once } from 'node:events';
import { print } from '#src/server/command.ts';

/** How much is gathered before it is written: a write for each line would take far longer. */
const piece = 65_536;

/** Prints texts one after the other, no faster than they are read. */
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
