import { expect, test } from 'vitest';
import { drive } from '#lab/paths/drive.ts';
import { copyLinkMachine } from '#lab/app/copy-link.machine.ts';

const start = () =>
  drive({
    machine: copyLinkMachine,
    input: undefined,
    events: [],
    outcomes: {
      copyText: [
        { name: 'taken', output: undefined },
        { name: 'refused', error: new Error('The clipboard is not allowed.') },
      ],
    },
    key: ({ value }) => value,
    invariants: {},
  });

test('a link is copied, and that is said for four seconds', () => {
  const copier = start();
  const link = 'http://localhost:4180/lab/#/watch';
  const { started } = copier.send({ type: 'LINK.COPY', link });
  expect(started).toEqual([{ actor: 'copyText', input: { text: link } }]);
  copier.settle('copyText', 'taken');
  expect(copier.snapshot().hasTag('copied')).toBe(true);
  copier.perform({ kind: 'wait', ms: 4000 });
  expect(copier.snapshot().hasTag('copied')).toBe(false);
});

test('a browser that takes no link has it said until the next try', () => {
  const copier = start();
  copier.send({ type: 'LINK.COPY', link: '#/' });
  copier.settle('copyText', 'refused');
  expect(copier.snapshot().hasTag('not copied')).toBe(true);
  copier.send({ type: 'LINK.COPY', link: '#/' });
  expect(copier.snapshot().hasTag('not copied')).toBe(false);
});
