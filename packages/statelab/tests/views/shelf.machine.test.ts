// @vitest-environment jsdom
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import { expect, test, vi } from 'vitest';
import type { Replayed } from '#statelab/views/ask-worker.ts';
import { tapesOf } from '#statelab/views/open-tape.ts';
import { shelfMachine } from '#statelab/views/shelf.machine.ts';

/** A shelf of three tapes, of which the second is red, and what was asked to be replayed. */
async function openShelf() {
  const asked: string[][] = [];
  const shelf = createActor(
    shelfMachine.provide({
      actors: {
        listTapes: fromPromise<readonly string[], string>(async () => [
          'a.json',
          'b.json',
          'c.json',
        ]),
        replayTapes: fromCallback<EventObject, readonly { readonly file: string }[], Replayed>(
          ({ input, sendBack }) => {
            asked.push(input.map(({ file }) => file));
            for (const { file } of input) {
              const verdict = file === 'b.json' ? 'fail' : 'pass';
              sendBack({
                type: 'TAPE.REPLAYED',
                file,
                verdict: { verdict, sentence: verdict, details: [] },
              });
            }
          },
        ),
      },
    }),
    { input: { machine: 'lamp' } },
  ).start();
  await vi.waitFor(() => expect(shelf.getSnapshot().value).toBe('idle'));
  return { shelf, asked };
}

test('replays all when it opens, and puts red ones first', async () => {
  const { shelf, asked } = await openShelf();
  expect(asked).toEqual([['a.json', 'b.json', 'c.json']]);
  expect(shelf.getSnapshot().context.tapes).toEqual(['b.json', 'a.json', 'c.json']);
});

test('replays the one that is asked for', async () => {
  const { shelf, asked } = await openShelf();
  shelf.send({ type: 'TAPE.RUN', file: 'c.json' });
  expect(asked.slice(1)).toEqual([['c.json']]);
  expect(shelf.getSnapshot()).toMatchObject({ value: 'idle', context: { queue: [] } });
});

test('replays nothing by itself once it does not watch, also after the page is loaded again', async () => {
  const { shelf } = await openShelf();
  shelf.send({ type: 'WATCH.SWITCH' });
  const again = await openShelf();
  expect(again.asked).toEqual([]);
  again.shelf.send({ type: 'RUN.ALL' });
  expect(again.asked).toEqual([['a.json', 'b.json', 'c.json']]);
});

test('lists a file that is no tape with those of its machine', async () => {
  const listed = { 'a.json': 'lamp', 'b.json': 'kettle', 'c.json': null };
  const response = Object.entries(listed).map(([name, machine]) => ({ name, machine }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(response)));
  expect(await tapesOf('lamp')).toEqual(['a.json', 'c.json']);
});
