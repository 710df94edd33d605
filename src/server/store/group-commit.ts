import { setImmediate as nextTurn } from 'node:timers/promises';

const maxGroup = 500;

/** The most items that may wait; more would only delay all of them. */
const maxQueue = 5000;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes items in groups that share one wait for the disk. Items that arrive during a write are the next group. */
export function groupCommit<Item, Result>(
  write: (items: readonly Item[]) => Promise<(item: Item) => Result>,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (queue.length > 0) {
      // Requests that arrived together are read in one turn: wait for its end.
      await nextTurn();
      const group = queue.splice(0, maxGroup);
      try {
        const resultOf = await write(group.map(({ item }) => item));
        for (const { item, resolve } of group) resolve(resultOf(item));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    isWriting = false;
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      if (queue.length >= maxQueue) {
        reject(Object.assign(new Error('write queue is full'), { code: 'QUEUE_FULL' }));
        return;
      }
      queue.push({ item, resolve, reject });
      if (!isWriting) void writeAll();
    });
}
