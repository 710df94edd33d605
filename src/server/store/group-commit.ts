import { setImmediate as nextTurn } from 'node:timers/promises';

/** The most items that are written at once. */
const largestGroup = 500;

/** The most items that may wait; beyond, taking more would only make all of them late. */
const longestQueue = 5000;

interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes items in groups: whatever is handed over while one group is being written is the
 * next. A commit waits for the disk, and this way many items share the wait. What comes back
 * settles when the item's own group is written, or rejects when it could not be.
 */
export function groupCommit<Item>(
  write: (items: readonly Item[]) => Promise<unknown>,
): (item: Item) => Promise<void> {
  const queue: Waiting<Item>[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (queue.length > 0) {
      // Requests that arrived together are read together: wait until all of them are.
      await nextTurn();
      const group = queue.splice(0, largestGroup);
      try {
        await write(group.map(({ item }) => item));
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    isWriting = false;
  }

  return (item) =>
    new Promise<void>((resolve, reject) => {
      if (queue.length >= longestQueue) {
        reject(Object.assign(new Error('too many wait to be written'), { code: 'QUEUE_FULL' }));
        return;
      }
      queue.push({ item, resolve, reject });
      if (!isWriting) void writeAll();
    });
}
