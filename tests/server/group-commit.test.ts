import { expect, test } from 'vitest';
import { groupCommit } from '#src/server/store/group-commit.ts';

/** A writer whose groups wait until the test settles them. */
function heldWriter() {
  const groups: (readonly number[])[] = [];
  const settle: { done: () => void; fail: (error: Error) => void }[] = [];
  const write = (items: readonly number[]) => {
    groups.push(items);
    return new Promise<(item: number) => string>((settled, fail) =>
      settle.push({ done: () => settled((item) => `${item} is written`), fail }),
    );
  };
  return { groups, settle, add: groupCommit(write) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('writes items that arrive during a write as the next group, in order', async () => {
  const { groups, settle, add } = heldWriter();
  const first = [add(1), add(2)];
  await turn();
  const second = [add(3), add(4), add(5)];
  await turn();
  expect(groups).toEqual([[1, 2]]);
  settle[0]?.done();
  await Promise.all(first);
  await turn();
  expect(groups).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  settle[1]?.done();
  await Promise.all(second);
});

test('settles no item before its group is written', async () => {
  const { settle, add } = heldWriter();
  const order: string[] = [];
  const saving = add(1).then(() => order.push('settled'));
  await turn();
  order.push('written');
  settle[0]?.done();
  await saving;
  expect(order).toEqual(['written', 'settled']);
});

test('rejects the items of a failed group, and writes the next group', async () => {
  const { settle, add } = heldWriter();
  const first = [add(1), add(2)];
  await turn();
  const second = add(3);
  settle[0]?.fail(new Error('the disk is full'));
  const results = await Promise.allSettled(first);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await turn();
  settle[1]?.done();
  await expect(second).resolves.toBe('3 is written');
});

test('takes 500 items in a group and 5,000 in the queue, and rejects more at once', async () => {
  const { groups, settle, add } = heldWriter();
  const accepted = Array.from({ length: 5000 }, (_, item) => add(item));
  await expect(add(5000)).rejects.toThrow('write queue is full');
  for (let group = 0; group < 10; group += 1) {
    await turn();
    settle[group]?.done();
    await turn();
  }
  await Promise.all(accepted);
  expect(groups.map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => 500));
});
