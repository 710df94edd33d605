import { expect, test } from 'vitest';
import { drive } from '#statelab/paths/drive.ts';
import { copyLinkMachine } from '#statelab/app/copy-link.machine.ts';

const start = () =>
  drive({
    machine: copyLinkMachine,
    input: undefined,
    events: [],
    outcomes: {
      copyLink: [
        { name: 'works', output: { problem: null } },
        { name: 'incomplete', output: { problem: 'The run is too long for a link.' } },
        { name: 'fails', error: new Error('The clipboard is not allowed.') },
      ],
    },
    key: ({ value }) => value,
    invariants: {},
  });

test('confirms a copied link for four seconds', () => {
  const copier = start();
  expect(copier.send({ type: 'LINK.COPY' }).started).toMatchObject([{ actor: 'copyLink' }]);
  copier.settle('copyLink', 'works');
  expect(copier.snapshot().hasTag('copied')).toBe(true);
  copier.wait(4000);
  expect(copier.snapshot().hasTag('copied')).toBe(false);
});

test.each([
  ['fails', null],
  ['incomplete', 'The run is too long for a link.'],
])('a link that %s is said for twelve seconds, or until the next press', (outcome, problem) => {
  const copier = start();
  const fail = () => {
    copier.send({ type: 'LINK.COPY' });
    const { after } = copier.settle('copyLink', outcome);
    expect(after.context.problem).toBe(problem);
    return after.hasTag('failed');
  };
  expect(fail()).toBe(true);
  expect(copier.wait(11_999).after.hasTag('failed')).toBe(true);
  expect(copier.wait(1).after.hasTag('failed')).toBe(false);
  expect(fail()).toBe(true);
  const { after } = copier.send({ type: 'LINK.COPY' });
  expect(after.hasTag('failed')).toBe(false);
  expect(after.context.problem).toBeNull();
});
