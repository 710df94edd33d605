import { expect, test } from 'vitest';
import { drive } from '#statelab/paths/drive.ts';
import { copyLinkMachine } from '#statelab/app/copy-link.machine.ts';

const link = 'http://localhost:4180/lab/#/watch';

const start = () =>
  drive({
    machine: copyLinkMachine,
    input: undefined,
    events: [],
    outcomes: {
      settledLink: [
        { name: 'all', output: { link, lack: null } },
        { name: 'too much', output: { link, lack: 'The run is too long for a link.' } },
      ],
      copyText: [
        { name: 'taken', output: undefined },
        { name: 'refused', error: new Error('The clipboard is not allowed.') },
      ],
    },
    key: ({ value }) => value,
    invariants: {},
  });

test('a link is copied once the address is settled, and that is said for four seconds', () => {
  const copier = start();
  expect(copier.send({ type: 'LINK.COPY' }).started).toMatchObject([{ actor: 'settledLink' }]);
  const { started } = copier.settle('settledLink', 'all');
  expect(started).toEqual([{ actor: 'copyText', input: { text: link } }]);
  copier.settle('copyText', 'taken');
  expect(copier.snapshot().hasTag('copied')).toBe(true);
  copier.perform({ kind: 'wait', ms: 4000 });
  expect(copier.snapshot().hasTag('copied')).toBe(false);
});

test('a browser that takes no link has it said for twelve seconds, or until the next try', () => {
  const copier = start();
  const refuse = () => {
    copier.send({ type: 'LINK.COPY' });
    copier.settle('settledLink', 'all');
    return copier.settle('copyText', 'refused').after.hasTag('not copied');
  };
  expect(refuse()).toBe(true);
  expect(copier.wait(11_999).after.hasTag('not copied')).toBe(true);
  expect(copier.wait(1).after.hasTag('not copied')).toBe(false);
  expect(refuse()).toBe(true);
  expect(copier.send({ type: 'LINK.COPY' }).after.hasTag('not copied')).toBe(false);
});

test('what is too much for a link is not copied, and that is said for twelve seconds', () => {
  const copier = start();
  copier.send({ type: 'LINK.COPY' });
  const { after, started } = copier.settle('settledLink', 'too much');
  expect(started).toEqual([]);
  expect(after.hasTag('too much')).toBe(true);
  expect(after.context.lack).toBe('The run is too long for a link.');
  expect(copier.wait(11_999).after.hasTag('too much')).toBe(true);
  expect(copier.wait(1).after.hasTag('too much')).toBe(false);
});
