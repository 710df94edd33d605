import { expect, test } from 'vitest';
import { drive } from '#statelab/paths/drive.ts';
import { copyLinkMachine } from '#statelab/app/copy-link.machine.ts';

const url = 'http://localhost:4180/lab/#/watch';

const start = () =>
  drive({
    machine: copyLinkMachine,
    input: undefined,
    events: [],
    outcomes: {
      resolveLink: [
        { name: 'all', output: { url, problem: null } },
        { name: 'incomplete', output: { url, problem: 'The run is too long for a link.' } },
      ],
      copyText: [
        { name: 'works', output: undefined },
        { name: 'fails', error: new Error('The clipboard is not allowed.') },
      ],
    },
    key: ({ value }) => value,
    invariants: {},
  });

test('copies a settled link and confirms for four seconds', () => {
  const copier = start();
  expect(copier.send({ type: 'LINK.COPY' }).started).toMatchObject([{ actor: 'resolveLink' }]);
  const { started } = copier.settle('resolveLink', 'all');
  expect(started).toEqual([{ actor: 'copyText', input: { text: url } }]);
  copier.settle('copyText', 'works');
  expect(copier.snapshot().hasTag('copied')).toBe(true);
  copier.perform({ kind: 'wait', ms: 4000 });
  expect(copier.snapshot().hasTag('copied')).toBe(false);
});

test('shows a failure for twelve seconds, or until the next press', () => {
  const copier = start();
  const fail = () => {
    copier.send({ type: 'LINK.COPY' });
    copier.settle('resolveLink', 'all');
    return copier.settle('copyText', 'fails').after.hasTag('failed');
  };
  expect(fail()).toBe(true);
  expect(copier.wait(11_999).after.hasTag('failed')).toBe(true);
  expect(copier.wait(1).after.hasTag('failed')).toBe(false);
  expect(fail()).toBe(true);
  expect(copier.send({ type: 'LINK.COPY' }).after.hasTag('failed')).toBe(false);
});

test('does not copy an incomplete link, and says why for twelve seconds', () => {
  const copier = start();
  copier.send({ type: 'LINK.COPY' });
  const { after, started } = copier.settle('resolveLink', 'incomplete');
  expect(started).toEqual([]);
  expect(after.hasTag('incomplete')).toBe(true);
  expect(after.context.problem).toBe('The run is too long for a link.');
  expect(copier.wait(11_999).after.hasTag('incomplete')).toBe(true);
  expect(copier.wait(1).after.hasTag('incomplete')).toBe(false);
});
